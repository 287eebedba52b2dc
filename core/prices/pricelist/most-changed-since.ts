/** The most units that are read of those that have changed since a moment: nobody reads more one by one. */
export const mostChangedSince = 2_000
