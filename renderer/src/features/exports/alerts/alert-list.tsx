import { ActionIcon, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ReportColumn } from '#core/exports/table/report-table'
import { MeasureFields } from '../charts/measure-fields.tsx'
import {
  type AlertForm,
  alertComparisons,
  alertKinds,
  readAlert,
  startAlert,
} from './alert-form.ts'
import classes from './alert-list.module.css'
import { usualLeft } from './usual-alerts.ts'

interface Props {
  /** The columns of the newest run; none before the first run. */
  readonly columns: readonly ReportColumn[]
  readonly alerts: readonly AlertForm[]
  /** A person has tried to save: a rule that is not complete says so. */
  readonly isTried: boolean
  readonly onChange: (alerts: readonly AlertForm[]) => void
}

const most = 20

/** The rules of a report: what in the contents of a run a person is told of. */
export const AlertList = ({ columns, alerts, isTried, onChange }: Props) => {
  const { t } = useTranslation()
  // A rule is told apart by its place alone.
  const lines = alerts.map((alert, at) => ({ alert, at, key: `alert-${at}` }))
  const list = useRef<HTMLDivElement>(null)
  const add = (added: readonly AlertForm[]) => {
    flushSync(() => onChange([...alerts, ...added]))
    // The pressed button may be gone by now.
    list.current?.querySelectorAll('fieldset')[alerts.length]?.querySelector('select')?.focus()
  }
  return (
    <div ref={list} className={classes['list']}>
      {lines.map(({ alert, at, key }) => (
        <fieldset key={key} className={classes['rule']}>
          <legend>{t('exports.alerts.number', { number: at + 1 })}</legend>
          <Fields
            columns={columns}
            alert={alert}
            onChange={(next) => onChange(alerts.map((one, place) => (place === at ? next : one)))}
          />
          <ActionIcon
            className={classes['remove'] ?? ''}
            size={24}
            variant="subtle"
            color="gray"
            aria-label={t('exports.alerts.remove', { number: at + 1 })}
            onClick={() => onChange(alerts.filter((_one, place) => place !== at))}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
          {isTried && readAlert(alert) === null && (
            <p className={classes['error']} role="alert">
              {t('exports.alerts.wrong')}
            </p>
          )}
        </fieldset>
      ))}
      <Adding alerts={alerts} onAdd={add} />
    </div>
  )
}

interface AddingProps extends Pick<Props, 'alerts'> {
  readonly onAdd: (added: readonly AlertForm[]) => void
}

const Adding = ({ alerts, onAdd }: AddingProps) => {
  const { t } = useTranslation()
  const room = most - alerts.length
  const usual = usualLeft(alerts)
  const offers = [
    { key: 'usual', label: t('exports.alerts.addUsual'), added: usual },
    { key: 'own', label: t('exports.alerts.add'), added: [startAlert] },
  ].filter(({ added }) => added.length > 0 && added.length <= room)
  return (
    <Group gap={8}>
      {offers.map(({ key, label, added }) => (
        <Button
          key={key}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={13} aria-hidden />}
          onClick={() => onAdd(added)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

interface FieldsProps {
  readonly columns: readonly ReportColumn[]
  readonly alert: AlertForm
  readonly onChange: (alert: AlertForm) => void
}

const Fields = ({ columns, alert, onChange }: FieldsProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['fields']}>
      <NativeSelect
        size="xs"
        label={t('exports.alerts.kind')}
        data={alertKinds.map((kind) => ({
          value: kind,
          label: t(`exports.alerts.kindOf.${kind}`),
        }))}
        value={alert.kind}
        onChange={({ currentTarget }) => {
          const kind = alertKinds.find((one) => one === currentTarget.value) ?? 'rowsFell'
          onChange({ ...alert, kind })
        }}
      />
      {alert.kind === 'rowsFell' && (
        <TextInput
          size="xs"
          w={110}
          inputMode="numeric"
          maxLength={6}
          label={t('exports.alerts.share')}
          value={alert.share}
          onChange={({ currentTarget }) => onChange({ ...alert, share: currentTarget.value })}
        />
      )}
      {alert.kind === 'columnMissing' && (
        <NativeSelect
          size="xs"
          label={t('exports.alerts.column')}
          data={[
            { value: '', label: t('exports.alerts.anyColumn') },
            ...namesWith(columns, alert.column),
          ]}
          value={alert.column}
          onChange={({ currentTarget }) => onChange({ ...alert, column: currentTarget.value })}
        />
      )}
      {alert.kind === 'measure' && <Measured columns={columns} alert={alert} onChange={onChange} />}
    </div>
  )
}

/** A column that the newest run has not is still the one that is watched. */
const namesWith = (columns: readonly ReportColumn[], own: string): string[] => {
  const names = columns.map(({ name }) => name)
  return own === '' || names.includes(own) ? names : [own, ...names]
}

const Measured = ({ columns, alert, onChange }: FieldsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <MeasureFields
        columns={columns}
        form={alert.measure}
        onChange={(measure) => onChange({ ...alert, measure })}
      />
      <div className={classes['limit']}>
        <NativeSelect
          size="xs"
          label={t('exports.alerts.when')}
          data={alertComparisons.map((is) => ({ value: is, label: t(`exports.alerts.is.${is}`) }))}
          value={alert.is}
          onChange={({ currentTarget }) => {
            const is = alertComparisons.find((one) => one === currentTarget.value) ?? 'less'
            onChange({ ...alert, is })
          }}
        />
        <TextInput
          size="xs"
          w={120}
          inputMode="decimal"
          maxLength={20}
          label={t('exports.alerts.limit')}
          value={alert.limit}
          onChange={({ currentTarget }) => onChange({ ...alert, limit: currentTarget.value })}
        />
      </div>
      {columns.length === 0 && (
        <p className={classes['hint']}>{t('exports.alerts.noColumnsYet')}</p>
      )}
    </>
  )
}
