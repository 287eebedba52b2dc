import type { AnswerTree } from '#core/api/answer-tree'
import { type Result, success } from '#core/contract/failure'
import { notThisServer } from '../calls/answer-failure.ts'
import type { Body } from '../calls/call.ts'
import { optionalText, readXml } from './read-xml.ts'

interface OpenTree {
  readonly name: string
  text: string
  readonly children: AnswerTree[]
}

/** Attributes that only declare the prefixes of a document are left out. */
const namespaceDeclaration = /^xmlns(?::|$)/

const maxBytes = 16 * 1024 * 1024
const maxElements = 200_000

/** XML of any shape: what it tells can be shown, although nobody says what it means. */
export const readXmlTree = async (body: Body, endpoint: string): Promise<Result<AnswerTree>> => {
  const open: OpenTree[] = []
  const roots: AnswerTree[] = []
  const read = await readXml(body, {
    endpoint,
    roots: null,
    maxBytes,
    maxElements,
    reader: {
      at: (path) => ({
        open: (attributes) => {
          const children = Object.entries(attributes)
            .filter(([name]) => !namespaceDeclaration.test(name))
            .map(([name, text]): AnswerTree => ({ name, text, children: [] }))
          open.push({ name: path.slice(path.lastIndexOf('/') + 1), text: '', children })
        },
        close: () => {
          const closed = open.pop()
          if (closed === undefined) return
          const siblings = open.at(-1)?.children ?? roots
          siblings.push({ ...closed, text: optionalText(closed.text.trim()) })
        },
      }),
      text: (text) => {
        const current = open.at(-1)
        if (current !== undefined) current.text += text
      },
    },
  })
  if (!read.ok) return read
  const [root] = roots
  return root === undefined
    ? notThisServer({ endpoint, expected: 'xml', received: '' })
    : success(root)
}
