import type { Parameters } from './parameters.ts'

/** The parameters of a call that fit the endpoint's rules. */
export interface CallParameters {
  readonly has: (name: string) => boolean
  /** A required one. */
  readonly integer: (name: string) => number
  readonly integerOrNull: (name: string) => number | null
  /** A required one, or empty. */
  readonly text: (name: string) => string
  /** Null when it was not sent; an empty text when it was sent empty. */
  readonly textOrNull: (name: string) => string | null
  readonly names: () => readonly string[]
}

export const callParameters = (parameters: Parameters): CallParameters => ({
  has: (name) => parameters.has(name),
  integer: (name) => Number(parameters.get(name)),
  integerOrNull: (name) => {
    const text = parameters.get(name)
    return text === undefined || text === '' ? null : Number(text)
  },
  text: (name) => parameters.get(name) ?? '',
  textOrNull: (name) => parameters.get(name) ?? null,
  names: () => [...parameters.keys()],
})
