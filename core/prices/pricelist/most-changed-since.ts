/** Of units that have changed since a moment so many are read: more than anybody reads one by one. */
export const mostChangedSince = 2_000
