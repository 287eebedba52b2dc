const pattern = /^[^\s@,;<>"()]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/
const longest = 254

/** What a server that looks twice at an address would let pass; whether anybody reads it is another matter. */
export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)
