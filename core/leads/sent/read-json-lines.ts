import { parseJson } from '#core/parse-json'
import type { Cell } from '#core/tables/table'
import type { SentFileRow } from './find-sent-table.ts'

interface JsonRows {
  /** The first row has the names of all members. */
  readonly rows: readonly SentFileRow[]
  /** The numbers of lines that hold no object. */
  readonly unreadable: readonly number[]
}

interface MostJson {
  readonly lines: number
  readonly members: number
  readonly cells: number
}

/**
 * Reads one object a line, or one array of objects, as a table; nested members get names with dots. Null where that is
 * more than may be: each line may bring names of its own, and the table has a cell for each name in each row.
 */
export const readJsonLines = (text: string, most: MostJson): JsonRows | null => {
  const values = valuesOf(text.replace(/^\ufeff/, ''))
  if (values.length > most.lines) return null
  const titles = new Map<string, number>()
  const flat: { number: number; members: Map<string, Cell> }[] = []
  const unreadable: number[] = []
  for (const { number, value } of values) {
    if (!isObject(value)) {
      unreadable.push(number)
      continue
    }
    const members = new Map<string, Cell>()
    flatten(value, '', members)
    for (const title of members.keys()) if (!titles.has(title)) titles.set(title, titles.size)
    if (titles.size > most.members) return null
    flat.push({ number, members })
  }
  if (flat.length * titles.size > most.cells) return null
  const names = [...titles.keys()]
  const rows = flat.map(({ number, members }) => ({
    number,
    cells: names.map((name) => members.get(name) ?? null),
  }))
  return { rows: rows.length === 0 ? [] : [{ number: 0, cells: names }, ...rows], unreadable }
}

const valuesOf = (text: string): readonly { number: number; value: unknown }[] => {
  const whole = text.trimStart().startsWith('[') ? parseJson(text) : undefined
  if (Array.isArray(whole)) {
    return whole.map((value: unknown, index) => ({ number: index + 1, value }))
  }
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [{ number: index + 1, value: parseJson(line) }],
    )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepest = 4

const flatten = (
  value: Readonly<Record<string, unknown>>,
  path: string,
  into: Map<string, Cell>,
): void => {
  for (const [name, member] of Object.entries(value)) {
    const title = `${path}${name}`
    if (isObject(member) && title.split('.').length < deepest) flatten(member, `${title}.`, into)
    else into.set(title, cellOf(member))
  }
}

const cellOf = (member: unknown): Cell => {
  if (member === null || typeof member === 'number') return member
  if (Array.isArray(member)) return member.map((part) => cellOf(part)).join(', ')
  return typeof member === 'object' ? JSON.stringify(member) : String(member)
}
