import { type Answer, answers } from '../http/answer.ts'
import type { CallParameters } from '../http/call-parameters.ts'
import { isDay } from '../time/is-day.ts'

/** Field-notes 1: what all exports may be narrowed by. Null is not narrowed. */
export interface Filters {
  readonly projectIds: readonly number[] | null
  readonly fullText: string | null
  /** YYYY-MM-DD, both inclusive. */
  readonly createdFrom: string | null
  readonly createdTo: string | null
  readonly statusIds: readonly number[] | null
}

const idsPattern = /^\d{1,15}(,\d{1,15})*$/

export const isIdList = (text: string): boolean => idsPattern.test(text)

const shapes: readonly (readonly [name: string, fits: (text: string) => boolean])[] = [
  ['projectids', isIdList],
  ['statusids', isIdList],
  ['creationdatefrom', isDay],
  ['creationdateto', isDay],
]

export const findFilterFault = (parameters: CallParameters): Answer | null => {
  const malformed = shapes.find(([name, fits]) => {
    const text = parameters.text(name)
    return text !== '' && !fits(text)
  })
  if (malformed !== undefined) return answers.malformed(malformed[0])
  const { createdFrom, createdTo } = readFilters(parameters)
  const isBackwards = createdFrom !== null && createdTo !== null && createdFrom > createdTo
  return isBackwards ? answers.malformed('creationdateto') : null
}

/** A filter that is sent empty narrows nothing. */
export const readFilters = (parameters: CallParameters): Filters => {
  const text = (name: string) => parameters.text(name) || null
  const ids = (name: string) => text(name)?.split(',').map(Number) ?? null
  return {
    projectIds: ids('projectids'),
    fullText: text('fulltext'),
    createdFrom: text('creationdatefrom'),
    createdTo: text('creationdateto'),
    statusIds: ids('statusids'),
  }
}
