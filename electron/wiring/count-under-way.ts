/** Counts what was begun and has not ended. */
export const countUnderWay = () => {
  let underWay = 0
  return {
    isAny: () => underWay > 0,
    count:
      <A extends readonly unknown[], T>(begin: (...given: A) => Promise<T>) =>
      async (...given: A): Promise<T> => {
        underWay += 1
        try {
          return await begin(...given)
        } finally {
          underWay -= 1
        }
      },
  }
}
