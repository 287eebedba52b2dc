import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayMs, hourMs } from '#core/time'
import { Section } from '../../../ui/section.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { readSchedule } from '../schedule/schedule-form.ts'
import { useWhoLoads } from '../schedule/use-who-loads.ts'
import type { EditorParts } from './editor-parts.ts'
import classes from './editor-screen.module.css'
import { WhileOn } from './while-on.tsx'

const missedRules = ['once', 'skip', 'ask'] as const
const dayHours = dayMs / hourMs
const ages = [1, 6, 12, dayHours, 3 * dayHours, 7 * dayHours, 31 * dayHours]

/** The fields that say when the report runs, and what happens to missed and failed runs. */
export const RunFields = ({ report, form, isTried, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const whoLoads = useWhoLoads(report)
  const read = readSchedule(form.schedule)
  const hours = [...new Set([...ages, Number(form.maxAgeHours)])].sort((a, b) => a - b)
  const ageWords = (age: number) =>
    age % dayHours === 0
      ? t('exports.editor.ageDays', { count: age / dayHours })
      : t('exports.editor.ageHours', { count: age })
  return (
    <Section title={t('exports.editor.when')}>
      <ScheduleFields
        form={form.schedule}
        wrong={isTried && !read.ok ? read.wrong : null}
        onChange={(part) => onForm({ schedule: { ...form.schedule, ...part } })}
      />
      {form.schedule.kind !== 'none' && (
        <div className={classes['fields']}>
          <NativeSelect
            size="xs"
            label={t('exports.editor.missed')}
            data={missedRules.map((rule) => ({
              value: rule,
              label: t(`exports.editor.missedOf.${rule}`),
            }))}
            value={form.missed}
            onChange={({ currentTarget }) =>
              onForm({ missed: missedRules.find((one) => one === currentTarget.value) ?? 'once' })
            }
          />
          <NativeSelect
            size="xs"
            label={t('exports.editor.maxAge')}
            data={hours.map((age) => ({ value: String(age), label: ageWords(age) }))}
            value={form.maxAgeHours}
            onChange={({ currentTarget }) => onForm({ maxAgeHours: currentTarget.value })}
          />
          <TextInput
            size="xs"
            inputMode="numeric"
            maxLength={2}
            label={t('exports.editor.pauseAfter')}
            error={wrong.has('pauseAfter') && t('exports.editor.wrong.pauseAfter')}
            value={form.pauseAfter}
            onChange={({ currentTarget }) => onForm({ pauseAfter: currentTarget.value })}
          />
        </div>
      )}
      {whoLoads !== null && (
        <Text size="sm" c="dimmed" mt="sm">
          {`${whoLoads}. ${t('exports.editor.ofTeam')}`}
        </Text>
      )}
      {form.schedule.kind !== 'none' && <WhileOn missed={form.missed} />}
    </Section>
  )
}
