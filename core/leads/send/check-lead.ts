import { isEmail } from '#core/customers/is-email'
import { isInternationalPhone } from '#core/customers/read-phone'
import type { ConsentTypeId } from '#core/ids'
import type { NewLead } from '../archive/lead.ts'
import type { AttributeSetting } from './attribute-setting.ts'
import { attributeText } from './attribute-text.ts'
import type { CustomAttribute } from './custom-attribute.ts'
import { isReservedName, type LeadParameter } from './lead-parameter.ts'
import { maxTextLength, parametersOf } from './lead-parameters.ts'

/** Why the server would refuse a lead. Fields are named like the parameters that they become. */
export type LeadFault =
  | {
      readonly kind: 'empty' | 'notAnEmail' | 'notAPhone' | 'notALanguage' | 'notPositive'
      readonly field: LeadParameter
    }
  /** The lead has neither an email nor a phone. */
  | { readonly kind: 'noContact'; readonly field: 'email' }
  | { readonly kind: 'tooLong'; readonly field: string; readonly length: number }
  /** A unit's number says nothing without its project. */
  | { readonly kind: 'numberWithoutProject'; readonly field: 'internalid' }
  | {
      readonly kind:
        | 'reserved'
        | 'unknownAttribute'
        | 'otherType'
        | 'notOfItsType'
        | 'unknownOption'
      readonly field: string
    }

/** What the server takes, but a person may not have meant. */
export type LeadWarning =
  /** The customer loses every consent that is not among `kept`. */
  | { readonly kind: 'replacesConsents'; readonly kept: readonly ConsentTypeId[] }
  | { readonly kind: 'clearsConsents' }
  | { readonly kind: 'unknownConsents'; readonly consents: readonly ConsentTypeId[] }
  /** spec: strongly recommended. */
  | { readonly kind: 'noProject' | 'noReferral' }
  /** The lead goes to a chosen salesperson; spec: only to be used when support asks for it. */
  | { readonly kind: 'skipsRoundRobin' }
  | { readonly kind: 'unitTwice' }

interface LeadSetup {
  readonly attributes: readonly AttributeSetting[]
  /** Null until they have been loaded. */
  readonly consentTypes: readonly ConsentTypeId[] | null
}

interface CheckedLead {
  readonly faults: readonly LeadFault[]
  readonly warnings: readonly LeadWarning[]
}

/** Checks every rule of `create-lead` that can be checked without the server. */
export const checkLead = (lead: NewLead, { attributes, consentTypes }: LeadSetup): CheckedLead => ({
  faults: [
    ...nameFaults(lead),
    ...contactFaults(lead),
    ...unitFaults(lead),
    ...Object.entries(lead.attributes).flatMap(([key, value]) =>
      attributeFaults(key, value, attributes),
    ),
    ...lengthFaults(lead),
  ],
  warnings: [...consentWarnings(lead, consentTypes), ...recommendations(lead)],
})

const isBlank = (text: string | null): boolean => (text ?? '').trim() === ''

const nameFaults = (lead: NewLead): LeadFault[] =>
  (['name', 'surname'] as const).flatMap((field) =>
    isBlank(lead[field]) ? [{ kind: 'empty', field }] : [],
  )

const contactFaults = ({ email, phone, language }: NewLead): LeadFault[] => {
  const faults: LeadFault[] = []
  if (isBlank(email) && isBlank(phone)) faults.push({ kind: 'noContact', field: 'email' })
  if (email !== null && !isBlank(email) && !isEmail(email))
    faults.push({ kind: 'notAnEmail', field: 'email' })
  if (phone !== null && !isBlank(phone) && !isInternationalPhone(phone))
    faults.push({ kind: 'notAPhone', field: 'phone' })
  if (language !== null && !/^[a-z]{2}$/.test(language))
    faults.push({ kind: 'notALanguage', field: 'language' })
  return faults
}

const unitFaults = (lead: NewLead): LeadFault[] => {
  const faults: LeadFault[] = []
  if (lead.unitNumber !== null && lead.unitId === null && lead.projectId === null)
    faults.push({ kind: 'numberWithoutProject', field: 'internalid' })
  if (lead.preferredPriceMaxMinor !== null && lead.preferredPriceMaxMinor <= 0)
    faults.push({ kind: 'notPositive', field: 'preferencepricemax' })
  return faults
}

const attributeFaults = (
  key: string,
  value: CustomAttribute,
  attributes: readonly AttributeSetting[],
): LeadFault[] => {
  if (isReservedName(key)) return [{ kind: 'reserved', field: key }]
  const setting = attributes.find((known) => known.key === key)
  if (setting === undefined) return [{ kind: 'unknownAttribute', field: key }]
  if (setting.kind !== value.kind) return [{ kind: 'otherType', field: key }]
  if (attributeText(value) === null) return [{ kind: 'notOfItsType', field: key }]
  const known = new Set(setting.options.map((option) => option.value))
  return chosenOptions(value).every((option) => known.has(option))
    ? []
    : [{ kind: 'unknownOption', field: key }]
}

const chosenOptions = (value: CustomAttribute): readonly number[] => {
  if (value.kind === 'choice') return [value.option]
  return value.kind === 'choices' ? value.options : []
}

/** Lengths of what is sent: a list is measured as the one text that it becomes. */
const lengthFaults = (lead: NewLead): LeadFault[] =>
  [...parametersOf(lead)].flatMap(([field, value]) => {
    const { length } = String(value)
    return length > maxTextLength ? [{ kind: 'tooLong', field, length }] : []
  })

const consentWarnings = (
  { consentChange }: NewLead,
  consentTypes: readonly ConsentTypeId[] | null,
): LeadWarning[] => {
  if (consentChange === null) return []
  const { kind, consents } = consentChange
  const warnings: LeadWarning[] = []
  if (kind === 'replaceAll')
    warnings.push(
      consents.length === 0
        ? { kind: 'clearsConsents' }
        : { kind: 'replacesConsents', kept: consents },
    )
  const unknown = consents.filter((id) => consentTypes !== null && !consentTypes.includes(id))
  if (unknown.length > 0) warnings.push({ kind: 'unknownConsents', consents: unknown })
  return warnings
}

const recommendations = (lead: NewLead): LeadWarning[] => {
  const warnings: LeadWarning[] = []
  if (lead.projectId === null) warnings.push({ kind: 'noProject' })
  if (lead.referralId === null) warnings.push({ kind: 'noReferral' })
  if (lead.salesmanId !== null) warnings.push({ kind: 'skipsRoundRobin' })
  if (lead.unitId !== null && lead.unitNumber !== null) warnings.push({ kind: 'unitTwice' })
  return warnings
}
