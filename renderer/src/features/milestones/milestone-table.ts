import type { AnswerTree } from '#core/api/answer-tree'
import { groupBy } from '#core/group-by'

export interface MilestoneRecord {
  /** The record's place in the answer, because rows have no name of their own. */
  readonly place: string
  /** The name of the element. */
  readonly kind: string
  /** The names of what it lies in. */
  readonly within: string
  readonly values: Readonly<Record<string, string>>
}

export interface MilestoneTable {
  readonly columns: readonly string[]
  readonly records: readonly MilestoneRecord[]
}

const separator = ', '

const isLeaf = ({ children }: AnswerTree): boolean => children.length === 0

/** What an element tells of itself; a name that comes again has all its texts. */
const valuesOf = ({ name, text, children }: AnswerTree): Readonly<Record<string, string>> => {
  const told = children.filter((child) => isLeaf(child) || child.text !== null)
  const own = text === null || children.length === 0 ? [] : [{ name, text }]
  const texts = groupBy([...told, ...own], (value) => value.name)
  return Object.fromEntries(
    [...texts].map(([key, values]) => [
      key,
      values.flatMap((value) => value.text ?? []).join(separator),
    ]),
  )
}

/** The name of an element, else its number. */
const titleOf = (name: string, values: Readonly<Record<string, string>>): string | null => {
  const { id } = values
  return values['name'] || values['title'] || (id ? `${name} ${id}` : null)
}

/** The rows of an answer of any shape: each element that has values is one, also where others lie in it. */
export const milestoneTable = (tree: AnswerTree): MilestoneTable => {
  const records: MilestoneRecord[] = []
  const columns = new Set<string>()
  const walk = (element: AnswerTree, within: readonly string[], place: string): void => {
    const values = valuesOf(element)
    const names = Object.keys(values)
    for (const name of names) columns.add(name)
    if (names.length > 0) {
      records.push({ place, kind: element.name, within: within.join(' › '), values })
    }
    const title = titleOf(element.name, values)
    const path = title === null ? within : [...within, title]
    for (const [at, child] of element.children.entries()) {
      if (!isLeaf(child)) walk(child, path, `${place}.${at}`)
    }
  }
  walk(tree, [], '0')
  return { columns: [...columns], records }
}
