/** What other languages say for the words of one: the same keys, other texts. */
export type WordsOf<T> = T extends string
  ? string
  : T extends (...args: infer A) => unknown
    ? (...args: A) => string
    : { readonly [K in keyof T]: WordsOf<T[K]> }
