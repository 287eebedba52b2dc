import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { digitsOf } from './field-text.ts'
import type { LeadForm } from './lead-form.ts'

const minorPerWhole = 100
const mostDigits = 13

interface Props {
  readonly form: LeadForm
  readonly hint?: string
}

type NumberField = 'salesmanId' | 'referralId' | 'preferredPriceMaxMinor'

const parameters: Readonly<Record<NumberField, string>> = {
  salesmanId: 'salesman',
  referralId: 'referral',
  preferredPriceMaxMinor: 'preferencepricemax',
}

/** A number that the support of the CRM tells. */
export const LeadNumber = ({
  form,
  field,
  hint,
}: Props & { readonly field: 'salesmanId' | 'referralId' }) => (
  <Digits
    form={form}
    field={field}
    {...(hint ? { hint } : {})}
    value={form.lead[field]}
    onValue={(value) => form.change({ [field]: value })}
  />
)

/** The highest price that was named, in whole units of the project's currency. */
export const LeadPrice = ({ form, hint }: Props) => {
  const { preferredPriceMaxMinor: minor } = form.lead
  return (
    <Digits
      form={form}
      field="preferredPriceMaxMinor"
      {...(hint ? { hint } : {})}
      value={minor === null ? null : Math.ceil(minor / minorPerWhole)}
      onValue={(value) =>
        form.change({ preferredPriceMaxMinor: value === null ? null : value * minorPerWhole })
      }
    />
  )
}

interface DigitsProps extends Props {
  readonly field: NumberField
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

const Digits = ({ form, field, hint, value, onValue }: DigitsProps) => {
  const { t } = useTranslation()
  return (
    <TextInput
      size="xs"
      name={parameters[field]}
      label={t(`leads.field.${field}`)}
      {...(hint ? { description: hint } : {})}
      inputMode="numeric"
      maxLength={mostDigits}
      autoComplete="off"
      value={value === null ? '' : String(value)}
      error={form.problemOf(parameters[field])}
      onChange={({ currentTarget }) => onValue(digitsOf(currentTarget.value))}
    />
  )
}
