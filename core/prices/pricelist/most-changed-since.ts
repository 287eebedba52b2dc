/** At most so many units that have changed since a moment are read: nobody reads more one by one. */
export const mostChangedSince = 2_000
