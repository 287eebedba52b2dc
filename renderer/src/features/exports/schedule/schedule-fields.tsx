import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cronFault } from '#core/exports/schedule/cron-fault'
import { weekdaysFromMonday } from '../../../ui/schedule/calendar-names.ts'
import { cronFaultWords } from '../../../ui/schedule/cron-fault-words.ts'
import { timeZones } from '../../../ui/time-zones.ts'
import classes from './schedule-fields.module.css'
import { readTimes, type ScheduleField, type ScheduleForm } from './schedule-form.ts'

interface Props {
  readonly form: ScheduleForm
  /** What is said to be wrong; null before anybody has tried to save. */
  readonly wrong: ScheduleField | null
  readonly onChange: (part: Partial<ScheduleForm>) => void
}

const kinds = ['none', 'hourly', 'daily', 'weekdays', 'weekly', 'monthly', 'cron'] as const

/** The fields of a schedule. */
export const ScheduleFields = (props: Props) => {
  const { form, wrong, onChange } = props
  const { t } = useTranslation()
  const { kind } = form
  const hasTimes = kind !== 'none' && kind !== 'hourly' && kind !== 'cron'
  return (
    <div className={classes['fields']}>
      <NativeSelect
        size="xs"
        label={t('exports.schedule.kind')}
        data={kinds.map((one) => ({ value: one, label: t(`exports.schedule.kindOf.${one}`) }))}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({ kind: kinds.find((one) => one === currentTarget.value) ?? 'none' })
        }
      />
      {kind === 'hourly' && (
        <TextInput
          size="xs"
          inputMode="numeric"
          maxLength={2}
          label={t('exports.schedule.minute')}
          error={wrong === 'minute' && t('exports.schedule.wrong.minute')}
          value={form.minute}
          onChange={({ currentTarget }) => onChange({ minute: currentTarget.value })}
        />
      )}
      {kind === 'weekly' && <Weekdays {...props} />}
      {kind === 'monthly' && <MonthDay {...props} />}
      {hasTimes && <Times {...props} />}
      {kind === 'cron' && <Cron {...props} />}
      {kind !== 'none' && (
        <NativeSelect
          size="xs"
          label={t('exports.schedule.zoneLabel')}
          data={timeZones(form.zone)}
          error={wrong === 'zone' && t('exports.schedule.wrong.zone')}
          value={form.zone}
          onChange={({ currentTarget }) => onChange({ zone: currentTarget.value })}
        />
      )}
    </div>
  )
}

const Times = ({ form, wrong, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <TextInput
      size="xs"
      maxLength={200}
      autoComplete="off"
      label={t('exports.schedule.times')}
      placeholder="07:00, 15:30"
      error={wrong === 'times' && t('exports.schedule.wrong.times')}
      value={form.times}
      onChange={({ currentTarget }) => onChange({ times: currentTarget.value })}
      onBlur={() => {
        const times = readTimes(form.times)
        if (times) onChange({ times: times.join(', ') })
      }}
    />
  )
}

const Weekdays = ({ form, wrong, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <Checkbox.Group
      className={classes['wide'] ?? ''}
      size="xs"
      label={t('exports.schedule.days')}
      error={wrong === 'days' && t('exports.schedule.wrong.days')}
      value={form.days.map(String)}
      onChange={(days) => onChange({ days: days.map(Number) })}
    >
      <Group gap="sm" mt={4}>
        {weekdaysFromMonday.map((weekday) => (
          <Checkbox
            key={weekday}
            size="xs"
            value={String(weekday)}
            label={t(`exports.schedule.weekday.${weekday}`)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

const monthKinds = ['day', 'lastDay', 'weekday'] as const
const ordinals = ['1', '2', '3', '4', 'last'] as const
const ordinalWords = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  last: 'last',
} as const

const MonthDay = ({ form, wrong, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('exports.schedule.monthOn')}
        data={monthKinds.map((kind) => ({
          value: kind,
          label: t(`exports.schedule.monthOnOf.${kind}`),
        }))}
        value={form.monthOn}
        onChange={({ currentTarget }) =>
          onChange({ monthOn: monthKinds.find((one) => one === currentTarget.value) ?? 'day' })
        }
      />
      {form.monthOn === 'day' && (
        <TextInput
          size="xs"
          inputMode="numeric"
          maxLength={2}
          label={t('exports.schedule.monthDay')}
          error={wrong === 'monthDay' && t('exports.schedule.wrong.monthDay')}
          value={form.monthDay}
          onChange={({ currentTarget }) => onChange({ monthDay: currentTarget.value })}
        />
      )}
      {form.monthOn === 'weekday' && (
        <>
          <NativeSelect
            size="xs"
            label={t('exports.schedule.which')}
            data={ordinals.map((nth) => ({
              value: nth,
              label: t(`exports.schedule.ordinal.n.${ordinalWords[nth]}`),
            }))}
            value={form.nth}
            onChange={({ currentTarget }) =>
              onChange({ nth: ordinals.find((one) => one === currentTarget.value) ?? '1' })
            }
          />
          <NativeSelect
            size="xs"
            label={t('exports.schedule.weekdayLabel')}
            data={weekdaysFromMonday.map((weekday) => ({
              value: String(weekday),
              label: t(`exports.schedule.weekday.${weekday}`),
            }))}
            value={String(form.weekday)}
            onChange={({ currentTarget }) => onChange({ weekday: Number(currentTarget.value) })}
          />
        </>
      )}
    </>
  )
}

const Cron = ({ form, onChange }: Props) => {
  const { t } = useTranslation()
  const fault = cronFault(form.cron.trim())
  return (
    <TextInput
      className={classes['wide'] ?? ''}
      size="xs"
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      label={t('exports.schedule.cron')}
      description={t('exports.schedule.cronHint')}
      error={fault && cronFaultWords(t, form.cron.trim(), fault)}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      value={form.cron}
      onChange={({ currentTarget }) => onChange({ cron: currentTarget.value })}
    />
  )
}
