const pattern = /^[^\s@,;<>"()]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/
const longest = 254

/** Whether an address has the form that a careful server accepts; whether anybody reads it is another question. */
export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)
