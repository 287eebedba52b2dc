import { z } from 'zod'
import type { Json } from '#core/json'

/** What a read shows. A commit tells those of its tables, and every read of them is asked again. */
export const topics = [
  'settings',
  'workspaces',
  'projects',
  'units',
  'dealEvidence',
  'priceRules',
  'premiumAnswers',
  'raiseReminders',
  'priceViews',
  'drafts',
  'draftPrices',
  'sharedDrafts',
  'openDrafts',
  'batches',
  'mediaSettings',
  'mediaShown',
  'mediaFiles',
  'reports',
  'exportRuns',
  'exportSettings',
  'payments',
  'paymentSettings',
  'paymentExports',
  'milestones',
  'leads',
  'sentLeads',
  'leadDrafts',
  'leadSettings',
  'consents',
  'revocations',
  'activity',
  'audit',
  'jobs',
  'store',
  'updates',
  'team',
] as const

export type Topic = (typeof topics)[number]

export interface ReadCall<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'read'
  readonly input: I
  readonly output: O
  readonly reads: readonly Topic[]
}

export interface WriteCall<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'write'
  readonly input: I
  readonly output: O
}

/** Starts long work and answers with the id under which its progress is reported. */
export interface JobCall<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'job'
  readonly input: I
  readonly output: O
}

export type AnyCall = ReadCall | WriteCall | JobCall

export const read = <I extends z.ZodType, O extends z.ZodType>(
  call: Omit<ReadCall<I, O>, 'kind'>,
) => ({ kind: 'read', ...call }) as const

export const write = <I extends z.ZodType, O extends z.ZodType>(
  call: Omit<WriteCall<I, O>, 'kind'>,
) => ({ kind: 'write', ...call }) as const

export const job = <I extends z.ZodType, O extends z.ZodType>(call: Omit<JobCall<I, O>, 'kind'>) =>
  ({ kind: 'job', ...call }) as const

/** What main answers with as text: whoever has it parses it without a cast. */
export const jsonOf = <T>() => z.string() as z.ZodType<unknown> as z.ZodType<Json<T>, Json<T>>

/** What the page asks with as text. To main it is any text: the handler parses it with a schema. */
export const jsonInput = <T>(maxLength: number) =>
  z.string().max(maxLength) as z.ZodType<string> as z.ZodType<string, Json<T>>
