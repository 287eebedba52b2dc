/** Undefined for what is no JSON. */
export const parseJson = (text: string): unknown => parse(text)

/** Parses numbers as the text that was written: one with more digits than a number holds would become another one. */
export const parseJsonAsWritten = (text: string): unknown => parse(text, asWritten)

type Reviver = (name: string, value: unknown, written?: { readonly source?: string }) => unknown

const asWritten: Reviver = (_name, value, written) =>
  typeof value === 'number' ? (written?.source ?? value) : value

const parse = (text: string, revive?: Reviver): unknown => {
  try {
    return JSON.parse(text, revive)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
