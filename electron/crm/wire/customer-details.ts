import type { AnswerTree } from '#core/api/answer-tree'
import { type Result, success } from '#core/contract/failure'
import { parseJsonAsWritten } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { toJsonTree } from './json-tree.ts'
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
