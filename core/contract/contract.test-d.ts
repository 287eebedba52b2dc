import type { z } from 'zod'
import type { Secret } from '#core/accounts/secret'
import type { ProjectId, ScreenId, UnitId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import { read } from './define.ts'
import { type Failure, type FailureKind, type FailureOf, failed, type Result } from './failure.ts'
import type {
  CallName,
  calls,
  EventName,
  InputOf,
  OutputOf,
  ParsedInputOf,
  PayloadOf,
  ReadName,
  WriteName,
} from './index.ts'
import type { jobsCalls } from './jobs.ts'

// Never run: each expected error is one that the compiler must find, and each line without one must compile.

type Is<T extends U, U> = [T, U]

'prices.readUnits' satisfies CallName
// @ts-expect-error the contract has no such call
'prices.readUnit' satisfies CallName
'store.topicsChanged' satisfies EventName
// @ts-expect-error the contract has no such event
'store.topicChanged' satisfies EventName

'prices.readUnits' satisfies ReadName
// @ts-expect-error a job is not a read
'prices.refreshPricelist' satisfies ReadName
// @ts-expect-error a read is not a write
'prices.readUnits' satisfies WriteName

const bare = { jobId: 'j1' }
bare satisfies { jobId: string }
// @ts-expect-error an id is branded by its schema, any text is none
bare satisfies ParsedInputOf<'jobs.cancelJob'>

type Parsed = ParsedInputOf<'prices.readUnits'>
export type SameId = Is<Parsed['projectId'], ProjectId>
// @ts-expect-error a screen's id is no project's, though both are numbers
export type OtherId = Is<ScreenId, Parsed['projectId']>

type Change = 'accounts.changePassword'
export type SentPassword = Is<InputOf<Change>['password'], string>
export type ParsedPassword = Is<ParsedInputOf<Change>['password'], Secret>
// @ts-expect-error behind the border a password is no text
export type OpenPassword = Is<ParsedInputOf<Change>['password'], string>

const filter = { outcome: 'all', search: '', before: null, limit: 1 } as const
filter satisfies InputOf<'activity.listCalls'>
// @ts-expect-error the outcomes are a closed list
const other: InputOf<'activity.listCalls'> = { ...filter, outcome: 'some' }
// @ts-expect-error a field is missing
const less: InputOf<'activity.listCalls'> = { outcome: 'all', search: '', before: null }
// @ts-expect-error there is no such field
const more: InputOf<'activity.listCalls'> = { ...filter, order: 'newest' }
export const inputs = [other, less, more]

const removed = { removed: 1 }
removed satisfies OutputOf<'activity.clearCalls'>
// @ts-expect-error the answer of another call
removed satisfies OutputOf<'prices.refreshProjects'>

const changed = { reads: ['prices.readUnits'] }
changed satisfies PayloadOf<'store.topicsChanged'>
// @ts-expect-error the payload of another event
changed satisfies PayloadOf<'app.subjectRequested'>

declare const anything: z.ZodString
const call = { input: anything, output: anything }
read({ ...call, reads: ['units'] })
// @ts-expect-error a read says what it shows
read(call)
// @ts-expect-error nothing is called so
read({ ...call, reads: ['unit'] })

declare const result: Result<number>
// @ts-expect-error there is a value only where it is known to have gone well
result.value.toFixed()

failed({ kind: 'cancelled', again: 'now' })
// @ts-expect-error a failure says what can be done
failed({ kind: 'cancelled' })
// @ts-expect-error there is no such kind
failed({ kind: 'broken', again: 'now' })
// @ts-expect-error a hold names its account
failed({ kind: 'held', since: 1, until: null, again: 'now' })

declare const failure: Failure
// @ts-expect-error only some kinds have an endpoint
failure.endpoint
// @ts-expect-error a wait has no account
export type NoField = FailureOf<'cooling'>['account']

declare const answered: Record<Exclude<FailureKind, 'cooling'>, string>
// @ts-expect-error a table of failures has every kind
answered satisfies Record<FailureKind, string>

declare const jobs: Pick<typeof calls, keyof typeof jobsCalls>
// @ts-expect-error a call whose kind is not known is none
jobs['jobs.listJobs'].kind satisfies 'job'

declare const units: Unit[]
declare const unitId: UnitId
const unitsAnswer = { units: toJson(units) }
unitsAnswer satisfies OutputOf<'prices.readUnits'>
// @ts-expect-error the text of other things than units
const otherAnswer: OutputOf<'prices.readUnits'> = { units: toJson([unitId]) }
// @ts-expect-error a text that nobody has typed
const untypedAnswer: OutputOf<'prices.readUnits'> = { units: JSON.stringify(units) }
export const answers = [otherAnswer, untypedAnswer]

declare const step: ParsedInputOf<'drafts.appendStep'>
// @ts-expect-error what the page has sent is checked by a schema before it is taken for anything
fromJson(step.changes)
