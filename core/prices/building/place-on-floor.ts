/** Where a number says that its unit stands on the floor: `A.305` and `3-05` are the fifth; null where it says nothing. */
export const placeOnFloor = (number: string): number | null => {
  const digits = /(\d+)\D*$/u.exec(number)?.[1]
  // With three digits and more, those in front are the floor.
  return digits === undefined ? null : Number(digits.slice(-2))
}

/** What all numbers of a house begin with, up to a sign between letters and digits: `A.` of `A.101` and `A.102`. */
export const sharedBeginning = (numbers: readonly string[]): string => {
  const [first = ''] = numbers
  let length = numbers.length > 1 ? first.length : 0
  for (const number of numbers) {
    while (!number.startsWith(first.slice(0, length))) length -= 1
  }
  return /^.*[^\p{L}\p{N}]/u.exec(first.slice(0, length))?.[0] ?? ''
}
