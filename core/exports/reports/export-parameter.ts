import type { StatusKind } from './export-statuses.ts'

/** What an export may be asked with; named as the API names it. */
export interface ExportParameter {
  readonly name: string
  readonly isRequired: boolean
  readonly control: ParameterControl
}

export type ParameterControl =
  /** A flag: any value that is not empty switches it on. */
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  /** YYYY-MM-DD, inclusive. */
  | { readonly kind: 'date' }
  /** Separated by commas; `one`: a single one. */
  | {
      readonly kind: 'ids'
      readonly of: 'project' | 'unit' | 'groupCompany'
      readonly one: boolean
    }
  /** Numbers separated by commas; null where nobody has published the statuses of the rows. */
  | { readonly kind: 'statuses'; readonly of: StatusKind | null }
  /** What is left out is the server's own choice. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }

export type ParameterFault = 'empty' | 'text' | 'date' | 'ids' | 'oneId' | 'choice'

const longestText = 5_000

/** Null for a text that may be sent; an empty one is not sent at all. */
export const parameterFault = (
  { control, isRequired }: ExportParameter,
  text: string,
): ParameterFault | null => {
  if (text === '') return isRequired ? 'empty' : null
  switch (control.kind) {
    case 'flag':
      return null
    case 'text':
      return text.length <= longestText ? null : 'text'
    case 'date':
      return isDay(text) ? null : 'date'
    case 'choice':
      return control.values.includes(text) ? null : 'choice'
    case 'statuses':
      return statusList.test(text) ? null : 'ids'
    case 'ids':
      if (control.one) return oneId.test(text) ? null : 'oneId'
      return idList.test(text) ? null : 'ids'
  }
}

const oneId = /^[1-9]\d{0,14}$/
const idList = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,499}$/

// A free unit has the status 0.
const statusList = /^\d{1,15}(?:,\d{1,15}){0,499}$/

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
