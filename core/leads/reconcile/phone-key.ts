/** Nine are the same with the country's number and without. */
const digitsCompared = 9

/** What is compared of a phone, however it is written. Empty: it is none. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-digitsCompared)
