import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ConsoleParameter } from '#core/console/console-endpoint'
import { consoleFault } from '#core/console/console-fault'

interface Props {
  readonly parameter: ConsoleParameter
  readonly text: string
  readonly onText: (text: string) => void
}

/** A parameter by its type; what does not fit is said and may be sent all the same. */
export const ParameterField = ({ parameter, text, onText }: Props) => {
  const { t } = useTranslation()
  const { name, kind, isRequired, values } = parameter
  const fault = text === '' ? null : consoleFault(parameter, text)
  const field = {
    size: 'xs',
    label: name,
    withAsterisk: isRequired,
    error: fault && t(`console.fault.${fault}`),
  }
  if (kind === 'flag') {
    return (
      <Checkbox
        size="xs"
        label={name}
        checked={text !== ''}
        onChange={({ currentTarget }) => onText(currentTarget.checked ? '1' : '')}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <Select
        {...field}
        clearable
        data={[...values]}
        value={text === '' ? null : text}
        onChange={(chosen) => onText(chosen ?? '')}
      />
    )
  }
  if (kind === 'json') {
    return (
      <Textarea
        {...field}
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      {...field}
      placeholder={t(`console.kind.${kind}`)}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
