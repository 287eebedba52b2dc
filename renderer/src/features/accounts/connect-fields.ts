import type { TFunction } from 'i18next'
import { type BaseUrlFault, parseBaseUrl } from '#core/accounts/base-url'
import type { Area } from '#core/api/areas'

export interface ConnectFields {
  readonly name: string
  readonly baseUrl: string
  readonly label: string
  readonly login: string
  readonly password: string
  readonly areas: Area[]
}

export const areaOrder = [
  'prices',
  'media',
  'leads',
  'customers',
  'exports',
  'payments',
] as const satisfies readonly Area[]

export const emptyFields = (label: string): ConnectFields => ({
  name: '',
  baseUrl: '',
  label,
  login: '',
  password: '',
  areas: [],
})

/** What is kept of a form that somebody leaves: its password is typed again. */
export const withoutPassword = (fields: ConnectFields): ConnectFields => ({
  ...fields,
  password: '',
})

export type FieldFault = 'required' | 'tooLong' | 'area' | BaseUrlFault

export const textFault = (text: string, max: number): FieldFault | null => {
  if (text.trim() === '') return 'required'
  return text.length > max ? 'tooLong' : null
}

export const addressFault = (text: string): FieldFault | null => {
  const parsed = parseBaseUrl(text)
  if (!parsed.ok) return parsed.fault
  return text.length > 500 ? 'tooLong' : null
}

/** The checks of the form, in the user's words. */
export const fieldChecks = (t: TFunction) => {
  const said = (fault: FieldFault | null) => fault && t(`connect.faults.${fault}`)
  return {
    name: (text: string) => said(textFault(text, 80)),
    baseUrl: (text: string) => said(addressFault(text)),
    label: (text: string) => said(textFault(text, 80)),
    login: (text: string) => said(textFault(text, 200)),
    password: (text: string) => said(text === '' ? 'required' : textFault(text, 1_000)),
    areas: (areas: readonly Area[]) => said(areas.length === 0 ? 'area' : null),
  }
}

/** What a test needs is less than what connecting needs. */
export const testedFields = ['baseUrl', 'login', 'password', 'areas'] as const
