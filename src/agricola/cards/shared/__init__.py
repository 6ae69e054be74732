"""What cards of more than one edition need beside the words."""
