import type { AnswerTree } from '#core/api/answer-tree'
import { readDay } from '#core/payments/formats/read-day'
import type { Timestamp } from '#core/time'

/** How values that machines write are said to a person. */
export interface SpokenValues {
  readonly day: (day: string) => string
  readonly moment: (at: Timestamp) => string
  readonly yes: string
  readonly no: string
}

const separator = ', '

/** spec: Versioning 5 names `date-fixed`; any other that is called a date is one too. */
const isDateName = (name: string): boolean => /(?:^|-|_)dat(?:e|um)/i.test(name)
/** A moment with its zone is nothing else, whatever it is called. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** A date, a moment, yes and no in words; anything else as it stands. */
export const spokenText = (name: string, text: string, spoken: SpokenValues): string => {
  if (text === 'true') return spoken.yes
  if (text === 'false') return spoken.no
  const parts = text.split(separator).map((part) => {
    const day = isDateName(name) ? readDay(part.slice(0, 10)) : null
    if (day !== null) return spoken.day(day)
    return moment.test(part) ? spoken.moment(Date.parse(part)) : part
  })
  return parts.join(separator)
}

/** The same tree with its values as they are said. */
export const spokenTree = (tree: AnswerTree, spoken: SpokenValues): AnswerTree => ({
  ...tree,
  text: tree.text === null ? null : spokenText(tree.name, tree.text, spoken),
  children: tree.children.map((child) => spokenTree(child, spoken)),
})
