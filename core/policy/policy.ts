import { parseBaseUrl } from '#core/accounts/base-url'
import { parseJson } from '#core/parse-json'

/** What a company can switch off. */
export const policyFeatures = ['console', 'siteAddresses', 'payments'] as const
export type PolicyFeature = (typeof policyFeatures)[number]

/** The screens that can be hidden: there is always a way to the settings. */
export const hideableScreens = [
  'prices',
  'media',
  'leads',
  'customers',
  'exports',
  'payments',
  'activity',
] as const
export type HideableScreen = (typeof hideableScreens)[number]

export interface Policy {
  /** The one CRM that may be asked; `free`: whichever a person connects; `none`: none may be connected any more. */
  readonly baseUrl: string
  readonly hiddenScreens: readonly HideableScreen[]
  readonly updates: 'free' | 'stable' | 'early' | 'off'
  readonly tray: 'free' | 'off'
  /** The folder of everything that is a person's; `~` is their home. */
  readonly profileFolder: string | null
  readonly log: 'everything' | 'faults'
  readonly off: readonly PolicyFeature[]
}

export interface ReadPolicy {
  readonly policy: Policy
  /** The fields that are not understood; an empty name is the file itself. */
  readonly faults: readonly string[]
}

export const freePolicy: Policy = {
  baseUrl: 'free',
  hiddenScreens: [],
  updates: 'free',
  tray: 'free',
  profileFolder: null,
  log: 'everything',
  off: [],
}

/** What holds for whatever a policy with a mistake in it does not say. */
const strictPolicy: Policy = {
  baseUrl: 'none',
  hiddenScreens: [],
  updates: 'off',
  tray: 'off',
  profileFolder: null,
  log: 'faults',
  off: policyFeatures,
}

/** Null where the value is not what its field takes. */
type ReadField<T> = (value: unknown) => T | null

const oneOf =
  <T extends string>(known: readonly T[]): ReadField<T> =>
  (value) =>
    known.find((word) => word === value) ?? null

const listOf =
  <T extends string>(known: readonly T[]): ReadField<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return null
    const words = value.flatMap((word) => oneOf(known)(word) ?? [])
    return words.length === value.length ? words : null
  }

const fields: { readonly [K in keyof Policy]: ReadField<NonNullable<Policy[K]>> } = {
  baseUrl: (value) => {
    const address = typeof value === 'string' ? parseBaseUrl(value) : null
    return address?.ok ? address.baseUrl : null
  },
  hiddenScreens: listOf(hideableScreens),
  updates: oneOf(['stable', 'early', 'off']),
  tray: oneOf(['off']),
  profileFolder: (value) =>
    typeof value === 'string' && /^(?:~[\\/]|\/|[A-Za-z]:\\)[^\0]*$/.test(value) ? value : null,
  log: oneOf(['everything', 'faults']),
  off: listOf(policyFeatures),
}

/** Fields that a file may have for its author alone. */
const forAuthors = new Set(['$schema', '$comment'])

/**
 * A policy as its file says it. What a mistake may have meant to forbid nobody knows: with one in the file, whatever
 * the file does not say validly is read at its strictest. What is said validly holds either way.
 */
export const readPolicy = (text: string): ReadPolicy => {
  const content = parseJson(text.replace(/^\uFEFF/, ''))
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return { policy: strictPolicy, faults: [''] }
  }
  const said = new Map<string, unknown>(Object.entries(content))
  const read = new Map<string, unknown>()
  const faults: string[] = []
  for (const [name, value] of said) {
    if (forAuthors.has(name)) continue
    const understood = isField(name) ? fields[name](value) : null
    if (understood === null) faults.push(name)
    else read.set(name, understood)
  }
  const otherwise = faults.length > 0 ? strictPolicy : freePolicy
  return { policy: withPayments({ ...otherwise, ...Object.fromEntries(read) }), faults }
}

const isField = (name: string): name is keyof Policy => Object.hasOwn(fields, name)

/** A screen on which nothing can be done is not shown. */
const withPayments = (policy: Policy): Policy =>
  policy.off.includes('payments')
    ? { ...policy, hiddenScreens: [...new Set([...policy.hiddenScreens, 'payments' as const])] }
    : policy

export const hidesScreen = ({ hiddenScreens }: Policy, screen: string): boolean =>
  hiddenScreens.some((hidden) => hidden === screen)

/** Whether a CRM at this address may be connected. */
export const allowsServer = ({ baseUrl }: Policy, address: string): boolean => {
  if (baseUrl === 'free') return true
  const asked = parseBaseUrl(address)
  return asked.ok && asked.baseUrl === baseUrl
}
