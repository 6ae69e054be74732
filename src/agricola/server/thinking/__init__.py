"""Computer players, which think in processes of their own."""
