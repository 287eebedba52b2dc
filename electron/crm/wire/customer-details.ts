import type { AnswerTree } from '#core/api/answer-tree'
import { type Result, success } from '#core/contract/failure'
import { parseJsonAsWritten } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'
import { readXmlTree } from './xml-tree.ts'

/** JSON or XML, whichever comes: field-notes 1 know a server that answers JSON to whoever did not ask for it. */
export const readCustomerDetails = async (
  body: Body,
  endpoint: string,
): Promise<Result<AnswerTree>> => {
  const expecting = { endpoint, expected: 'customer' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  if (text.value.trimStart().startsWith('<')) {
    return readXmlTree({ ...body, chunks: inOnePiece(text.value) }, endpoint)
  }
  if (text.value.trim() === '') return success({ name: 'customer', text: null, children: [] })
  const tree = toJsonTree('customer', parseJsonAsWritten(text.value))
  return tree === null ? refuseText(text.value, expecting) : success(tree)
}

/** The text with the mark of UTF-8, which counts more than what the document says of the bytes that it came in. */
async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${text.trimStart()}`)
}

const maxDepth = 64

/** An object of JSON under a name; null for what is no object, or is nested deeper than answers are. */
const toJsonTree = (name: string, value: unknown): AnswerTree | null => {
  if (!isRecord(value)) return null
  const children = childrenOf(value, 1)
  return children && { name, text: null, children }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childrenOf = (value: object, depth: number): AnswerTree[] | null => {
  if (depth > maxDepth) return null
  const children: AnswerTree[] = []
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    for (const item of Array.isArray(field) ? (field as unknown[]) : [field]) {
      const child = childOf(name, item, depth)
      if (child === null) return null
      children.push(child)
    }
  }
  return children
}

const childOf = (name: string, value: unknown, depth: number): AnswerTree | null => {
  if (typeof value !== 'object' || value === null) {
    return { name, text: value === null ? null : String(value), children: [] }
  }
  const children = childrenOf(Array.isArray(value) ? { [name]: value } : value, depth + 1)
  return children && { name, text: null, children }
}
