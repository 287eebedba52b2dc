/** Runs acts one after the other, in the order in which they were asked for; a failed one stops none. */
export const createStepQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act)
    last = next
    return next
  }
}
