import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  type ParameterMapping,
  type PaymentField,
  paymentFields,
} from '#core/payments/send/parameter-mapping'
import classes from './mapping.module.css'

interface Props {
  readonly mapping: ParameterMapping
  readonly onMapping: (mapping: ParameterMapping) => void
}

type SentParameter = ParameterMapping['parameters'][number]

const fixed = 'fixed'

/** What is sent under which name. */
export const ParameterRows = ({ mapping, onMapping }: Props) => {
  const { t } = useTranslation()
  const { parameters } = mapping
  const put = (next: readonly SentParameter[]) => onMapping({ ...mapping, parameters: [...next] })
  const change = (at: number, patch: Partial<SentParameter>) =>
    put(parameters.map((one, place) => (place === at ? { ...one, ...patch } : one)))
  return (
    <div className={classes['rows']}>
      {numbered(parameters).map(([place, { parameter, value }, at]) => (
        <fieldset
          key={place}
          className={classes['row']}
          aria-label={t('payments.mapping.row', { number: at + 1 })}
        >
          <TextInput
            size="xs"
            aria-label={t('payments.mapping.name')}
            placeholder={t('payments.mapping.name')}
            maxLength={100}
            value={parameter}
            onChange={({ currentTarget }) => change(at, { parameter: currentTarget.value })}
          />
          <ValueFields value={value} onValue={(chosen) => change(at, { value: chosen })} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('payments.mapping.remove', { parameter })}
            onClick={() => put(parameters.filter((_, index) => index !== at))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => put([...parameters, { parameter: '', value: { kind: fixed, text: '' } }])}
      >
        {t('payments.mapping.add')}
      </Button>
    </div>
  )
}

const numbered = (parameters: readonly SentParameter[]) =>
  parameters.map((parameter, at) => [`row-${at}`, parameter, at] as const)

interface ValueProps {
  readonly value: SentParameter['value']
  readonly onValue: (value: SentParameter['value']) => void
}

const ValueFields = ({ value, onValue }: ValueProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Select
        size="xs"
        searchable
        allowDeselect={false}
        aria-label={t('payments.mapping.value')}
        data={[
          ...paymentFields.map((field) => ({ value: field, label: t(`payments.column.${field}`) })),
          { value: fixed, label: t('payments.mapping.fixed') },
        ]}
        value={value.kind === fixed ? fixed : value.field}
        onChange={(chosen) => {
          if (chosen === fixed) onValue({ kind: fixed, text: '' })
          else if (chosen !== null) onValue({ kind: 'field', field: chosen as PaymentField })
        }}
      />
      {value.kind === fixed ? (
        <TextInput
          size="xs"
          aria-label={t('payments.mapping.fixedText')}
          placeholder={t('payments.mapping.fixedText')}
          maxLength={5_000}
          value={value.text}
          onChange={({ currentTarget }) => onValue({ kind: fixed, text: currentTarget.value })}
        />
      ) : (
        <span />
      )}
    </>
  )
}
