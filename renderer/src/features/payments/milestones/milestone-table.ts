import type { AnswerTree } from '#core/api/answer-tree'
import { readDay } from '#core/payments/read-day'

export interface MilestoneRecord {
  /** Its place in the answer: rows have no name of their own. */
  readonly place: string
  /** The names of what it lies in. */
  readonly within: string
  readonly values: Readonly<Record<string, string>>
}

export interface MilestoneTable {
  readonly columns: readonly string[]
  readonly records: readonly MilestoneRecord[]
}

const isLeaf = ({ children }: AnswerTree): boolean => children.length === 0

/** Whatever comes as rows: each element that holds nothing but values is one. */
export const milestoneTable = (tree: AnswerTree): MilestoneTable => {
  const records: MilestoneRecord[] = []
  const columns = new Set<string>()
  const walk = (element: AnswerTree, within: readonly string[], place: string): void => {
    const inner = element.children.filter((child) => !isLeaf(child))
    const leaves = element.children.filter(isLeaf)
    if (inner.length === 0 && leaves.length > 0) {
      const values = Object.fromEntries(leaves.map(({ name, text }) => [name, text ?? '']))
      for (const name of Object.keys(values)) columns.add(name)
      records.push({ place, within: within.join(' › '), values })
    }
    const named = leaves.find(({ name }) => name === 'name' || name === 'title')?.text
    const path = named ? [...within, named] : within
    for (const [at, child] of inner.entries()) walk(child, path, `${place}.${at}`)
  }
  walk(tree, [], '0')
  return { columns: [...columns], records }
}

/** spec: Versioning 5 names `date-fixed`; any other that is called a date is one too. */
const isDateName = (name: string): boolean => /(?:^|-|_)dat(?:e|um)/i.test(name)

/** A date as it is shown; anything else as it stands. */
export const milestoneText = (
  name: string,
  text: string,
  dateOf: (day: string) => string,
): string => {
  const day = isDateName(name) ? readDay(text.slice(0, 10)) : null
  return day === null ? text : dateOf(day)
}

/** The same tree with its dates as they are shown. */
export const withDates = (tree: AnswerTree, dateOf: (day: string) => string): AnswerTree => ({
  ...tree,
  text: tree.text === null ? null : milestoneText(tree.name, tree.text, dateOf),
  children: tree.children.map((child) => withDates(child, dateOf)),
})
