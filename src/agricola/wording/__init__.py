"""Codes in words: message files by language, and the reader of what people type."""
