import type { Parameters } from './parameters.ts'

/** The parameters of a call that fit the endpoint's rules. */
export interface CallParameters {
  readonly has: (name: string) => boolean
  /** The value of a required parameter. */
  readonly integer: (name: string) => number
  readonly integerOrNull: (name: string) => number | null
  /** The value of a parameter; empty when it was not sent. */
  readonly text: (name: string) => string
  /** Null when the parameter was not sent; an empty text when it was sent empty. */
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
