import { elementsAt, type StatementElement, textAt } from './statement-element.ts'
import { type PaymentSymbols, symbolsInText } from './symbols-in-text.ts'

interface Remittance extends PaymentSymbols {
  readonly message: string | null
}

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
  const additional = elementsAt(details, 'RmtInf', 'Strd', 'AddtlRmtInf')
  const words = [...unstructured, ...textsOf(additional).filter((text) => !isSymbol(text))]
  return { ...symbolsInText(told), message: words.join(' ') || null }
}

const textsOf = (elements: readonly StatementElement[]): string[] =>
  elements.flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text.trim()]))

const isSymbol = (text: string): boolean => /^[/\s]*(?:VS|KS|[SŠ]S)[\s:./]*\d*$/i.test(text)
