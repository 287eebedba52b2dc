import { kindOfEndpoint, nameOfBatch } from './effects.ts'

/** A row of the record of a team. */
export interface ToldAct {
  readonly kind: string
  readonly outcome: string
  /** Who told it. */
  readonly person: string
  readonly unitId: number | null
  /** What ties acts together: a batch, an upload, a payment, what a lead is about. */
  readonly source: string
  readonly after: Readonly<Record<string, unknown>> | null
}

/** Something that was sent, with all that its person has told of it. */
export interface ToldDeed {
  readonly name: string
  readonly person: string
  readonly source: string
  readonly outcomes: readonly string[]
  /** Whether the CRM must have done it, may have, or has not. */
  readonly claims: 'done' | 'perhaps' | 'not'
}

const refusals = ['refused', 'rejected', 'notApplied']
/** The CRM itself has said so. */
const proofs = ['sent', 'done', 'created', 'added', 'replaced', 'stored']

/**
 * Whoever was told yes by the CRM must be right, and whoever says that it did not arrive as well. What was unknown first may
 * be either, also when somebody has looked: the prices of a batch may be there because a colleague has sent the same.
 */
const claimOf = (outcomes: readonly string[]): ToldDeed['claims'] => {
  if (refusals.includes(outcomes.at(-1) ?? '')) return 'not'
  const first = outcomes.find((outcome) => !refusals.includes(outcome)) ?? ''
  return proofs.includes(first) ? 'done' : 'perhaps'
}

const nameOf = ({ kind, source, unitId, after }: ToldAct): string => {
  if (kind === 'payment') return source
  if (kind === 'lead') return `lead ${source}`
  if (kind === 'media') return `media of unit ${unitId}`
  return nameOfBatch({
    units: Number(after?.['units']),
    grossMinor: Number(after?.['grossMinor']),
  })
}

/** Each call of a payment or a lead ends once; a batch and an upload tell of each of their states. */
const isTiedBySource = ({ kind }: ToldAct): boolean => kind === 'batch' || kind === 'media'

type Tied = [ToldAct, ...ToldAct[]]

const tie = (acts: readonly ToldAct[]): readonly Tied[] => {
  const tied = new Map<string, Tied>()
  for (const [at, act] of acts.entries()) {
    const own = isTiedBySource(act) ? `${act.kind} ${act.source} ${act.person}` : String(at)
    const known = tied.get(own)
    if (known === undefined) tied.set(own, [act])
    else known.push(act)
  }
  return [...tied.values()]
}

export const deedsOf = (acts: readonly ToldAct[]): readonly ToldDeed[] => {
  const kinds = new Set(Object.values(kindOfEndpoint))
  return tie(acts.filter(({ kind }) => kinds.has(kind))).map(([first, ...later]) => {
    const outcomes = [first, ...later].map(({ outcome }) => outcome)
    const { person, source } = first
    // The sum of a batch is known when it leaves.
    return {
      name: nameOf(later.at(-1) ?? first),
      person,
      source,
      outcomes,
      claims: claimOf(outcomes),
    }
  })
}
