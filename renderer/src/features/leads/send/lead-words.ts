import type { TFunction } from 'i18next'
import type { ConsentType } from '#core/customers/consent'
import type { AttributeSetting } from '#core/leads/send/attribute-setting'
import type { LeadFault, LeadWarning } from '#core/leads/send/check-lead'
import { maxTextLength } from '#core/leads/send/lead-parameters'

/** What is wrong with a field, at its place. */
export const faultWords = (t: TFunction, fault: LeadFault): string =>
  fault.kind === 'tooLong'
    ? t('leads.fault.tooLong', { length: fault.length, most: maxTextLength })
    : t(`leads.fault.${fault.kind}`)

/** What a person may not have meant. */
export const warningWords = (
  t: TFunction,
  warning: LeadWarning,
  types: readonly ConsentType[] | null,
): string => {
  const named = (ids: readonly number[]): string =>
    ids.map((id) => types?.find((type) => type.id === id)?.name ?? String(id)).join(', ')
  switch (warning.kind) {
    case 'replacesConsents':
      return t('leads.warning.replacesConsents', { kept: named(warning.kept) })
    case 'unknownConsents':
      return t('leads.warning.unknownConsents', { consents: warning.consents.join(', ') })
    default:
      return t(`leads.warning.${warning.kind}`)
  }
}

const labels = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  phone: 'phone',
  project: 'projectId',
  salesman: 'salesmanId',
  preferenceproject: 'preferredProjectId',
  preferencerooms: 'preferredRooms',
  preferencepricemax: 'preferredPriceMaxMinor',
  unitid: 'unitId',
  internalid: 'unitNumber',
  referral: 'referralId',
  campaign: 'campaign',
  language: 'language',
  tags: 'tags',
  note: 'note',
  consentsource: 'consentSource',
  consents: 'consents',
  updateconsents: 'updateConsents',
} as const

const isLabelled = (parameter: string): parameter is keyof typeof labels =>
  Object.hasOwn(labels, parameter)

/** How a person calls what is sent as that parameter. */
export const parameterWords = (
  t: TFunction,
  parameter: string,
  attributes: readonly AttributeSetting[],
): string =>
  isLabelled(parameter)
    ? t(`leads.field.${labels[parameter]}`)
    : (attributes.find(({ key }) => key === parameter)?.label ?? parameter)
