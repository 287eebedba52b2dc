import { Checkbox, MultiSelect, NativeSelect, TextInput } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ExportParameter } from '#core/exports/reports/export-parameter'
import { DateField } from '../../../ui/date-field.tsx'
import type { EditorParts } from './editor-parts.ts'
import { choiceWords, parameterWords } from './parameter-words.ts'
import { faultOfParameter } from './report-form.ts'
import { StatusChoice } from './status-choice.tsx'

interface Props extends EditorParts {
  readonly parameter: ExportParameter
}

interface ControlProps extends Props {
  readonly label: string
  readonly value: string
  readonly error: string | false
  readonly onValue: (value: string) => void
}

/** A parameter that narrows an export, with a control that fits its values. */
export const ParameterField = (props: Props) => {
  const { parameter, form, wrong, onForm } = props
  const { t } = useTranslation()
  const { name, control } = parameter
  const fault = wrong.has(`parameter.${name}`) ? faultOfParameter(form, parameter) : null
  const of: ControlProps = {
    ...props,
    label: parameterWords(t, name),
    value: form.parameters[name] ?? '',
    error: fault !== null && t(`exports.editor.fault.${fault}`),
    onValue: (value) => onForm({ parameters: { ...form.parameters, [name]: value } }),
  }
  switch (control.kind) {
    case 'flag':
      return <Flag {...of} />
    case 'date':
      return <DateField {...of} onChange={of.onValue} />
    case 'choice':
      return <Choice {...of} values={control.values} />
    case 'ids':
      return control.of === 'project' && !control.one ? <Projects {...of} /> : <Ids {...of} />
    case 'statuses':
      return <StatusChoice {...of} of={control.of} />
    case 'text':
      return <Text {...of} />
  }
}

const Flag = ({ label, value, onValue }: ControlProps) => (
  <Checkbox
    size="xs"
    label={label}
    checked={value !== ''}
    onChange={({ currentTarget }) => onValue(currentTarget.checked ? '1' : '')}
  />
)

const Text = ({ label, value, error, onValue }: ControlProps) => (
  <TextInput
    size="xs"
    maxLength={5_000}
    label={label}
    error={error}
    value={value}
    onChange={({ currentTarget }) => onValue(currentTarget.value)}
  />
)

const Choice = (props: ControlProps & { readonly values: readonly string[] }) => {
  const { parameter, label, value, error, values, onValue } = props
  const { t } = useTranslation()
  return (
    <NativeSelect
      size="xs"
      label={label}
      error={error}
      data={[
        { value: '', label: t('exports.editor.serverChooses') },
        ...values.map((one) => ({ value: one, label: choiceWords(t, parameter.name, one) })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}

const Projects = ({ desk, label, value, error, onValue }: ControlProps) => {
  const { t } = useTranslation()
  const chosen = value === '' ? [] : value.split(',')
  const known = desk.projects.map(({ id, name }) => ({ value: String(id), label: name }))
  const unknown = chosen.filter((id) => !known.some((one) => one.value === id))
  return (
    <MultiSelect
      size="xs"
      searchable
      clearable
      label={label}
      error={error}
      data={[...known, ...unknown.map((id) => unknownProject(t, id))]}
      placeholder={chosen.length === 0 ? t('exports.editor.allProjects') : ''}
      nothingFoundMessage={t('exports.editor.noSuchProject')}
      clearButtonProps={{ 'aria-label': t('exports.editor.clearProjects') }}
      value={chosen}
      onChange={(ids) => onValue(ids.join(','))}
    />
  )
}

const unknownProject = (t: TFunction, id: string) => ({
  value: id,
  label: t('exports.editor.projectNumber', { id }),
})

const Ids = ({ parameter, label, value, error, onValue }: ControlProps) => {
  const { t } = useTranslation()
  const { control } = parameter
  const isOne = control.kind === 'ids' && control.one
  return (
    <TextInput
      size="xs"
      maxLength={5_000}
      inputMode="numeric"
      required={parameter.isRequired}
      label={label}
      placeholder={t(isOne ? 'exports.editor.oneId' : 'exports.editor.idList')}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      onBlur={() => onValue(tidyIds(value))}
    />
  )
}

/** Spaces and semicolons between numbers are as good as the comma that the API wants. */
const tidyIds = (text: string): string => text.trim().replaceAll(/[\s,;]+/g, ',')
