/** The last nine digits are the same with and without the country code. */
const digitsCompared = 9

/** What two spellings of one phone have in common; empty where the text has no digits. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-digitsCompared)
