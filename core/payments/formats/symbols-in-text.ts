import { readSymbol } from './read-symbol.ts'

export interface PaymentSymbols {
  readonly variableSymbol: string | null
  readonly constantSymbol: string | null
  readonly specificSymbol: string | null
}

// Banks put domestic symbols into international fields as text: `/VS/117`, `/VS117/SS/KS0308`, `VS:117`, `VS 117`.
const inText = {
  variableSymbol: /(?:^|[\s/,;?])VS(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
  constantSymbol: /(?:^|[\s/,;?])KS(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
  specificSymbol: /(?:^|[\s/,;?])[SŠ]S(?:[\s:./]{0,2})0*(\d{1,10})(?!\d)/i,
} as const

/** The symbols that texts of a payment name; where several name one, the first has it. */
export const symbolsInText = (texts: readonly string[]): PaymentSymbols => {
  const symbol = (kind: keyof typeof inText): string | null => {
    for (const text of texts) {
      const read = readSymbol(inText[kind].exec(text)?.[1] ?? '')
      if (read) return read
    }
    return null
  }
  return {
    variableSymbol: symbol('variableSymbol'),
    constantSymbol: symbol('constantSymbol'),
    specificSymbol: symbol('specificSymbol'),
  }
}
