/** Totals are read, not booked: whole units of the currency are enough. */
export const wholeMinor = (minor: number): number => Math.round(minor / 100) * 100
