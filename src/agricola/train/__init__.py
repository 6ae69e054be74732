"""Learning to play by self-play: processes play, one learner trains."""
