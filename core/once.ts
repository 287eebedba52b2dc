/** What takes time to make and may not be needed: it is made when it is asked for, and kept. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
