import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { isHeaderValue } from '#core/leads/sent/header-value'
import { parseSiteAddress, type SiteAddressFault } from '#core/leads/sent/site-address'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'

export interface AddressFields {
  readonly url: string
  readonly timeZone: string
  /** Empty where the stored value stays. */
  readonly header: string
  /** Whether a stored header is to be removed. */
  readonly isForgotten: boolean
}

export type AddressFault =
  | { readonly field: 'url'; readonly rule: SiteAddressFault }
  | { readonly field: 'header'; readonly rule: 'headerValue' }

export const faultOf = ({ url, header }: AddressFields): AddressFault | null => {
  const parsed = parseSiteAddress(url)
  if (!parsed.ok) return { field: 'url', rule: parsed.fault }
  const isOne = header === '' || isHeaderValue(header.trim())
  return isOne ? null : { field: 'header', rule: 'headerValue' }
}

type Header = InputOf<'leads.saveAddress'>['header']
type WithoutKeychain = Extract<Header, { kind: 'set' }>['withoutKeychain']

interface SaveAddressInput {
  readonly workspaceId: WorkspaceId
  /** Whether a header is stored. */
  readonly hasHeader: boolean
  readonly onSaved: () => void
}

/** Saves an address, and asks it at once. */
export const useSaveAddress = ({ workspaceId, hasHeader, onSaved }: SaveAddressInput) => {
  const ask = useMutation(mutation('leads.askAddress'))
  const { mutate, error, isPending } = useMutation({
    ...mutation('leads.saveAddress', { failure: 'here' }),
    onSuccess: () => {
      ask.mutate({ workspaceId })
      onSaved()
    },
  })
  const headerOf = (
    { header, isForgotten }: AddressFields,
    withoutKeychain: WithoutKeychain,
  ): Header => {
    if (header !== '') return { kind: 'set', value: header, withoutKeychain }
    return { kind: hasHeader && !isForgotten ? 'keep' : 'none' }
  }
  return {
    save: (fields: AddressFields, withoutKeychain: WithoutKeychain) => {
      const { url, timeZone } = fields
      mutate({ workspaceId, url, timeZone, header: headerOf(fields, withoutKeychain) })
    },
    failure: failureOf(error),
    isSaving: isPending,
  }
}
