/** Where this computer is. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
