"""What is kept on disk: settings, matches, records, rules files."""
