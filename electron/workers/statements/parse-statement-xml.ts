import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { StatementElement } from '#core/payments/formats/statement-element'
import { maxElementDepth, maxElements } from './limits.ts'
import { StatementRefused } from './statement-refused.ts'

interface OpenElement {
  readonly name: string
  readonly line: number
  text: string
  readonly children: StatementElement[]
}

/** The tree of a statement with its lines. No document type is read: entities of its own could grow without end. */
export const parseStatementXml = (xml: string): StatementElement => {
  const parser = new SaxesParser({ position: true })
  const top: OpenElement = { name: '', line: 1, text: '', children: [] }
  const open: OpenElement[] = [top]
  let elements = 0
  parser.on('doctype', () => {
    throw new StatementRefused('statementDoctype', parser.line)
  })
  parser.on('error', () => {
    throw new StatementRefused('statementXml', parser.line)
  })
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain
    const { line } = parser
    elements += 1
    if (elements > maxElements || open.length > maxElementDepth) {
      throw new StatementRefused('statementTooLarge', line)
    }
    const children = Object.entries(attributes).map(([key, text]) => ({
      name: key,
      text,
      line,
      children: [],
    }))
    open.push({ name, line, text: '', children })
  })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) open.at(-1)?.children.push({ ...closed, text: closed.text.trim() || null })
  })
  parser.write(xml).close()
  const [root] = top.children
  if (root === undefined) throw new StatementRefused('notAStatement')
  return root
}
