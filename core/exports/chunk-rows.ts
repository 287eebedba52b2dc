/** The rows of a run that go to the window at once: more of them would keep what else goes there waiting. */
export const chunkRows = 5_000
