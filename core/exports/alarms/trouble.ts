import { z } from 'zod'
import type { AlarmKind } from './alarm-settings.ts'

const common = {
  /** The same for as long as the trouble lasts; no name of a person can be read out of it. */
  key: z.string().max(200),
  workspace: z.string(),
}

/** Something that does not come right by itself, in words that may leave: no person is named. */
export const troubleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('report'),
    report: z.string(),
    /** How often it has failed in a row. */
    failures: z.int().min(1),
  }),
  /** Tables of the backup have failed as often. */
  z.strictObject({ ...common, kind: z.literal('backup'), failures: z.int().min(1) }),
  z.strictObject({
    ...common,
    kind: z.literal('lead'),
    /** Whether the CRM has refused it, or does not have it. */
    status: z.enum(['missing', 'rejected']),
    /** When the web site sent it. */
    at: z.int(),
    /** What it was sent for; empty where the web site names nothing. */
    project: z.string(),
  }),
  /** No lead has come for unusually long. */
  z.strictObject({ ...common, kind: z.literal('silence'), since: z.int() }),
  z.strictObject({ ...common, kind: z.literal('account'), account: z.string() }),
  /** The disk takes no changes of the store. */
  z.strictObject({ ...common, kind: z.literal('disk'), isFull: z.boolean() }),
])
export type Trouble = z.infer<typeof troubleSchema>

const alarmKinds: Readonly<Record<Trouble['kind'], AlarmKind | null>> = {
  report: 'reports',
  backup: 'reports',
  lead: 'leads',
  silence: 'leads',
  account: 'accounts',
  disk: null,
}

/** Null of what everybody is told who is told of anything: nothing else goes on then. */
export const alarmKindOf = ({ kind }: Pick<Trouble, 'kind'>): AlarmKind | null => alarmKinds[kind]

/** A name that somebody has chosen, without what would be an address of e-mail. */
export const withoutAddresses = (name: string): string =>
  name.replaceAll(/\S+@\S+/g, '…').slice(0, 120)
