declare const contents: unique symbol

/** Text that is the JSON of a `T`: what is large crosses the border so, and is kept so, without being parsed between. */
export type Json<T> = string & { readonly [contents]: T }

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>

/** Reads text that the application has written itself: other text goes through a schema. */
export const fromJson = <T>(text: Json<T>): T => JSON.parse(text)

/** Text that `toJson` has written, back from where its type was lost: a packed column, a file of the application. */
export const keptJson = <T>(text: string): Json<T> => text as Json<T>

/** The list of items that are kept as text each, without parsing any. */
export const jsonList = <T>(items: readonly Json<T>[]): Json<T[]> =>
  keptJson(`[${items.join(',')}]`)
