const parameterRefusals = [
  'missing',
  'malformed',
  'unknownId',
  'tooLong',
  'unexpected',
  'bothConsents',
  'bothHolders',
  'json',
] as const

interface RefusedParameter {
  readonly kind: (typeof parameterRefusals)[number]
  /** The parameter's name in the API; null where the message does not say. */
  readonly name: string | null
}

// The order matters: a message about JSON begins like any other about a wrong format.
const meanings: readonly (readonly [words: RegExp, kind: RefusedParameter['kind']])[] = [
  [/\bJSON\b/, 'json'],
  [/\bconsents or updateconsents, not both\b/i, 'bothConsents'],
  [/\bemail or customerid, not both\b/i, 'bothHolders'],
  [/^parameters? missing\b/i, 'missing'],
  [/^incorrect parameter format\b/i, 'malformed'],
  [/^ID does not refer to a valid object\b/i, 'unknownId'],
  [/^parameter too long\b/i, 'tooLong'],
  [/^unexpected parameters? found\b/i, 'unexpected'],
]

/** spec: Errors, 400: which parameter a message is about and what is wrong with it; null for an unknown message. */
export const refusedParameter = (message: string): RefusedParameter | null => {
  const text = message.trim()
  const kind = meanings.find(([words]) => words.test(text))?.[1]
  if (kind === undefined) return null
  const name = /: ([^:]+?)\.?$/.exec(text)?.[1]?.trim() ?? null
  return { kind, name }
}
