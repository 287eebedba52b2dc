import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { maxTextLength } from '#core/leads/send/lead-parameters'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { textOrNull } from './field-text.ts'
import classes from './lead-form.module.css'
import type { LeadForm } from './lead-form.ts'

type TextField =
  | 'name'
  | 'surname'
  | 'email'
  | 'phone'
  | 'campaign'
  | 'consentSource'
  | 'unitNumber'
  | 'note'

/** How the parameters are called that the fields become: faults name them. */
const parameters: Readonly<Record<TextField, string>> = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  phone: 'phone',
  campaign: 'campaign',
  consentSource: 'consentsource',
  unitNumber: 'internalid',
  note: 'note',
}

const neverNull = new Set<TextField>(['name', 'surname'])
// The draft keeps more than may be sent, so that nothing pasted is lost.
const mostKept = 20_000

interface Props {
  readonly form: LeadForm
  readonly field: TextField
  readonly isRequired?: boolean
  readonly hint?: string
  readonly placeholder?: string
}

/** A line of text of a lead. */
export const LeadText = ({ form, field, isRequired = false, hint, placeholder }: Props) => {
  const { t } = useTranslation()
  const parameter = parameters[field]
  return (
    <TextInput
      size="xs"
      name={parameter}
      label={t(`leads.field.${field}`)}
      withAsterisk={isRequired}
      aria-required={isRequired}
      {...(hint ? { description: hint } : {})}
      {...(placeholder ? { placeholder } : {})}
      maxLength={mostKept}
      autoComplete="off"
      value={form.lead[field] ?? ''}
      error={form.problemOf(parameter)}
      onChange={({ currentTarget: { value } }) =>
        form.change({ [field]: neverNull.has(field) ? value : textOrNull(value) })
      }
    />
  )
}

/** What the person wrote; the server takes so many characters and no more. */
export const LeadNote = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { note } = form.lead
  return (
    <Textarea
      className={classes['wide'] ?? ''}
      size="xs"
      name="note"
      autosize
      minRows={3}
      maxRows={12}
      maxLength={mostKept}
      label={t('leads.field.note')}
      description={
        <span className={classes['characters']}>
          {t('leads.send.characters', {
            shown: formats.integer(note?.length ?? 0),
            most: formats.integer(maxTextLength),
          })}
        </span>
      }
      value={note ?? ''}
      error={form.problemOf('note')}
      onChange={({ currentTarget: { value } }) => form.change({ note: textOrNull(value) })}
    />
  )
}
