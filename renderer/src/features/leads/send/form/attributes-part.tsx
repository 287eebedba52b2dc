import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttributeSetting } from '#core/leads/send/attribute-setting'
import type { CustomAttribute } from '#core/leads/send/custom-attribute'
import { DateField } from '../../../../ui/date-field.tsx'
import { digitsOf } from './field-text.ts'
import classes from './lead-form.module.css'
import type { LeadForm } from './lead-form.ts'
import { LeadPart } from './lead-part.tsx'

/** What else the CRM keeps of a person, as somebody has set it up here. */
export const AttributesPart = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const { lead, choices } = form
  const unknown = Object.keys(lead.attributes).filter(
    (key) => !choices.attributes.some((setting) => setting.key === key),
  )
  const set = (key: string, value: CustomAttribute | null) => {
    const { [key]: _left, ...others } = lead.attributes
    form.change({ attributes: value === null ? others : { ...others, [key]: value } })
  }
  return (
    <LeadPart title={t('leads.part.attributes')}>
      {choices.attributes.length === 0 && (
        <p className={`${classes['hint']} ${classes['wide']}`}>{t('leads.send.noAttributes')}</p>
      )}
      {choices.attributes.map((setting) => (
        <AttributeField
          key={setting.key}
          setting={setting}
          value={lead.attributes[setting.key] ?? null}
          problem={form.problemOf(setting.key)}
          onValue={(value) => set(setting.key, value)}
        />
      ))}
      {unknown.map((key) => (
        <Checkbox
          key={key}
          size="xs"
          checked
          label={t('leads.send.unknownAttribute', { key })}
          error={form.problemOf(key)}
          onChange={() => set(key, null)}
        />
      ))}
    </LeadPart>
  )
}

interface FieldProps {
  readonly setting: AttributeSetting
  readonly value: CustomAttribute | null
  readonly problem: string | null
  readonly onValue: (value: CustomAttribute | null) => void
}

const mostTyped = 20_000

const AttributeField = ({ setting, value, problem, onValue }: FieldProps) => {
  const { t } = useTranslation()
  const { key, label, kind, options } = setting
  const shared = { size: 'xs', name: key, label, error: problem } as const
  const data = options.map((option) => ({
    value: String(option.value),
    label: option.label || String(option.value),
  }))
  if (kind === 'boolean') {
    return (
      <Checkbox
        {...shared}
        mt={20}
        checked={value?.kind === 'boolean' && value.value}
        onChange={({ currentTarget }) =>
          // Leaving the attribute out means false.
          onValue(currentTarget.checked ? { kind, value: true } : null)
        }
      />
    )
  }
  if (kind === 'choice') {
    return (
      <Select
        {...shared}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': t('leads.send.clearAttribute', { label }) }}
        data={data}
        value={value?.kind === 'choice' ? String(value.option) : null}
        onChange={(chosen) => onValue(chosen === null ? null : { kind, option: Number(chosen) })}
      />
    )
  }
  if (kind === 'choices') {
    return (
      <MultiSelect
        {...shared}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': t('leads.send.clearAttribute', { label }) }}
        data={data}
        value={value?.kind === 'choices' ? value.options.map(String) : []}
        onChange={(chosen) =>
          onValue(chosen.length === 0 ? null : { kind, options: chosen.map(Number) })
        }
      />
    )
  }
  if (kind === 'date') {
    return (
      <DateField
        label={label}
        value={value?.kind === 'date' ? value.day : ''}
        error={problem ?? false}
        onChange={(day) => onValue(day === '' ? null : { kind, day: day.slice(0, 100) })}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      description={t(`leads.send.attributeHint.${kind}`)}
      maxLength={mostTyped}
      autoComplete="off"
      value={typedOf(value)}
      onChange={({ currentTarget }) => onValue(readTyped(kind, currentTarget.value))}
    />
  )
}

const typedOf = (value: CustomAttribute | null): string => {
  switch (value?.kind) {
    case 'text':
      return value.value
    case 'integer':
      return String(value.value)
    case 'decimal':
      return value.text
    default:
      return ''
  }
}

const readTyped = (kind: 'text' | 'integer' | 'decimal', typed: string): CustomAttribute | null => {
  if (typed === '') return null
  switch (kind) {
    case 'text':
      return { kind, value: typed }
    case 'integer': {
      const value = digitsOf(typed)
      return value === null ? null : { kind, value }
    }
    case 'decimal':
      // A decimal comma means the same as a point.
      return { kind, text: typed.trim().replace(',', '.').slice(0, 100) }
  }
}
