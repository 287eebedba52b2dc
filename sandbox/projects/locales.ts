/** The languages of the developer's texts. */
export const locales = [
  { iso: 'cs_CZ', name: 'Čeština' },
  { iso: 'en_US', name: 'English' },
] as const
