import { readSymbol } from './read-symbol.ts'
import { elementsAt, type StatementElement, textAt } from './statement-element.ts'

interface Remittance {
  readonly variableSymbol: string | null
  readonly constantSymbol: string | null
  readonly specificSymbol: string | null
  readonly message: string | null
}

// Banks put domestic symbols into international fields as text: `/VS/117`, `/VS117/SS/KS0308`, `VS:117`, `VS 117`.
const inText = {
  variableSymbol: /(?:^|[\s/,;?])VS(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
  constantSymbol: /(?:^|[\s/,;?])KS(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
  specificSymbol: /(?:^|[\s/,;?])[SŠ]S(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
} as const

const references = ['EndToEndId', 'InstrId', 'PmtInfId'] as const

/** Reads the symbols of a transaction, wherever its bank puts them, and the payer's message. */
export const readRemittance = (details: StatementElement): Remittance => {
  const structured = elementsAt(details, 'RmtInf', 'Strd').flatMap((element) => [
    ...elementsAt(element, 'CdtrRefInf', 'Ref'),
    ...elementsAt(element, 'AddtlRmtInf'),
  ])
  const unstructured = textsOf(elementsAt(details, 'RmtInf', 'Ustrd'))
  const told = [
    ...textsOf(structured),
    ...references.flatMap((name) => textAt(details, 'Refs', name) ?? []),
    ...unstructured,
  ]
  const symbol = (kind: keyof typeof inText): string | null => {
    for (const text of told) {
      const read = readSymbol(inText[kind].exec(text)?.[1] ?? '')
      if (read) return read
    }
    return null
  }
  const additional = elementsAt(details, 'RmtInf', 'Strd', 'AddtlRmtInf')
  const words = [...unstructured, ...textsOf(additional).filter((text) => !isSymbol(text))]
  return {
    variableSymbol: symbol('variableSymbol'),
    constantSymbol: symbol('constantSymbol'),
    specificSymbol: symbol('specificSymbol'),
    message: words.join(' ') || null,
  }
}

const textsOf = (elements: readonly StatementElement[]): string[] =>
  elements.flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text.trim()]))

const isSymbol = (text: string): boolean => /^[/\s]*(?:VS|KS|[SŠ]S)[\s:./]*\d*$/i.test(text)
