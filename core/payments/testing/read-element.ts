import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { StatementElement } from '../formats/statement-element.ts'

interface OpenElement {
  readonly name: string
  readonly line: number
  text: string
  readonly children: StatementElement[]
}

/** The tree of a statement in XML, as an adapter hands it in: attributes are children. */
export const readElement = (xml: string): StatementElement => {
  const parser = new SaxesParser({ position: true })
  const open: OpenElement[] = [{ name: '', line: 1, text: '', children: [] }]
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain
    const { line } = parser
    const children = Object.entries(attributes).map(([key, text]) => ({
      name: key,
      text,
      line,
      children: [],
    }))
    open.push({ name, line, text: '', children })
  })
  parser.on('text', (text) => {
    const current = open.at(-1)
    if (current) current.text += text
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) open.at(-1)?.children.push({ ...closed, text: closed.text.trim() || null })
  })
  parser.write(xml).close()
  const [root] = open[0]?.children ?? []
  if (root === undefined) throw new Error('no element')
  return root
}
