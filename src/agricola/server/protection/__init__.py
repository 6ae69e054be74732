"""Limits that keep one visitor from spoiling the service for the others."""
