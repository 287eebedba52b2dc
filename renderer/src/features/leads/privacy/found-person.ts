import type { InputOf, OutputOf } from '#core/contract/index'
import { fromJson } from '#core/json'

type Kind = 'lead' | 'sent' | 'draft' | 'sending'

/** One record about a person. */
export interface FoundThing {
  readonly key: string
  readonly kind: Kind
  readonly name: string
  readonly at: number
  /** What else tells whether it is that person. */
  readonly about: string
}

type FoundPerson = OutputOf<'leads.findPerson'>
type DeletedThings = Pick<
  InputOf<'leads.deletePerson'>,
  'inquiryIds' | 'sentKeys' | 'drafts' | 'sendings'
>

/** Everything that was found, in the order of time, the newest first. */
export const foundThings = ({ drafts, sendings, ...found }: FoundPerson): FoundThing[] => {
  const leads = fromJson(found.leads)
  const sent = fromJson(found.sent)
  const things: FoundThing[] = [
    ...leads.map(({ inquiryId, customerName, at, firstSeenAt, projects }) => ({
      key: `lead ${inquiryId}`,
      kind: 'lead' as const,
      name: customerName,
      at: at ?? firstSeenAt,
      about: projects.join(', '),
    })),
    ...sent.map(({ key, name, at, project }) => ({
      key: `sent ${key}`,
      kind: 'sent' as const,
      name,
      at,
      about: project,
    })),
    ...drafts.map(({ id, name, changedAt }) => ({
      key: `draft ${id}`,
      kind: 'draft' as const,
      name,
      at: changedAt,
      about: '',
    })),
    ...sendings.map(({ id, name, at }) => ({
      key: `sending ${id}`,
      kind: 'sending' as const,
      name,
      at,
      about: '',
    })),
  ]
  return things.sort((a, b) => b.at - a.at)
}

const idsOf = (kind: Kind, keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1))

const mostAtOnce = 1_000

/** The keys in parts of the size that is deleted at once. */
export const inParts = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / mostAtOnce) }, (_, part) =>
    keys.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )

/** The chosen records, each kind as the call takes it. */
export const toDelete = (keys: readonly string[]): DeletedThings => ({
  inquiryIds: idsOf('lead', keys).map(Number),
  sentKeys: idsOf('sent', keys),
  drafts: idsOf('draft', keys),
  sendings: idsOf('sending', keys),
})
