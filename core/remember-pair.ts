/** What is made of two things that do not change: made once, and forgotten with either of them. */
export const rememberPair = <First extends object, Second extends object, Made extends object>(
  make: (first: First, second: Second) => Made,
): ((first: First, second: Second) => Made) => {
  const madeOf = new WeakMap<First, WeakMap<Second, Made>>()
  return (first, second) => {
    const ofFirst = madeOf.get(first) ?? new WeakMap<Second, Made>()
    const known = ofFirst.get(second)
    if (known !== undefined) return known
    const made = make(first, second)
    madeOf.set(first, ofFirst.set(second, made))
    return made
  }
}
