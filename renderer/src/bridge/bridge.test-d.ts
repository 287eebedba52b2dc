import { useMutation, useQuery } from '@tanstack/react-query'
import type { Failure, Result } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import type { Pivot } from '#core/exports/table/pivot'
import { fromJson, toJson } from '#core/json'
import type { MediaPlaces } from '#core/media/shown/media-places'
import type { Unit } from '#core/prices/pricelist/unit'
import { call } from './call.ts'
import { failureOf } from './failure-of.ts'
import { mutation } from './mutation.ts'
import { on } from './on.ts'
import { pagedQuery } from './paged-query.ts'
import { query } from './query.ts'

// Never run: each expected error is one that the compiler must find, and each line without one must compile.

void call('prices.listProjects', { workspaceId: workspace() })
// @ts-expect-error the contract has no such call
void call('prices.listProject', {})
// @ts-expect-error the input of another call
void call('prices.listProjects', { jobId: 'j1' })
// @ts-expect-error a field is missing
void call('prices.listProjects', {})
// @ts-expect-error there is no such field
void call('settings.readSettings', { language: 'en' })
// @ts-expect-error there is no such language
void call('settings.changeSettings', { language: 'de' })
// @ts-expect-error an input is given even where it is empty
void call('settings.readSettings')

type About = OutputOf<'app.readAbout'>
export const asked: Promise<Result<About>> = call('app.readAbout', {})
// @ts-expect-error an answer may be a failure
export const taken: Promise<About> = call('app.readAbout', {})

query('settings.readSettings', {})
// @ts-expect-error a write is not asked for by showing something
query('settings.changeSettings', {})
// @ts-expect-error the input of another call
query('jobs.listJobs', { limit: 1 })

mutation('settings.changeSettings')
mutation('prices.refreshProjects', { failure: 'here' })
// @ts-expect-error a read changes nothing
mutation('settings.readSettings')
// @ts-expect-error a failure is shown here or as a notification
mutation('settings.changeSettings', { failure: 'nowhere' })

export const useTyped = () => {
  const settings = useQuery(query('settings.readSettings', {})).data
  const language: 'system' | 'en' | 'cs' | undefined = settings?.language
  // @ts-expect-error the answer has no such field
  const theme = settings?.theme
  const change = useMutation(mutation('settings.changeSettings'))
  change.mutate({ language: 'cs' })
  // @ts-expect-error there is no such language
  change.mutate({ language: 'de' })
  const failure: Failure | null = failureOf(change.error)
  return { language, theme, failure }
}

const list = { outcome: 'all', search: '' } as const
const inputOf = (before: number | null) => ({ ...list, before, limit: 10 })
const next = ({ calls }: OutputOf<'activity.listCalls'>) => calls.at(-1)?.id ?? null
const pages = { list, inputOf, first: null as number | null, next }
pagedQuery({ name: 'activity.listCalls', ...pages })
// @ts-expect-error the pages of another list
pagedQuery({ name: 'prices.readUnits', ...pages })
const nothing = { list: {}, inputOf: () => ({}), first: null, next: () => null }
// @ts-expect-error a write has no pages
pagedQuery({ name: 'activity.clearCalls', ...nothing })

on('app.subjectRequested', ({ subject }) => subject.kind satisfies string)
// @ts-expect-error the contract has no such event
on('app.subjectAsked', () => undefined)
// @ts-expect-error the payload has no such field
on('app.subjectRequested', ({ name }) => name)

declare function workspace(): OutputOf<'accounts.openDemo'>['id']

declare const shown: OutputOf<'media.readPlaces'>
fromJson(shown.places) satisfies MediaPlaces
// @ts-expect-error the text is the JSON of something else
fromJson(shown.places) satisfies readonly Unit[]
// @ts-expect-error a text that nobody has written is no JSON of anything
fromJson('[]')
// @ts-expect-error the text is parsed before it is looked into
shown.places.units
// @ts-expect-error a pivot is no measure
void call('exports.readTrend', { reportId: report(), measure: toJson(anyPivot()) })

declare function report(): OutputOf<'exports.saveReport'>['reportId']
declare function anyPivot(): Pivot
