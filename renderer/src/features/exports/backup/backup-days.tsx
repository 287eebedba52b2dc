import { Button, Menu, ScrollArea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Section } from '../../../ui/section.tsx'
import shared from '../exports.module.css'
import { type ExportsDesk, reportPlace } from '../exports-desk.ts'
import { exportTitle } from '../reports/export-title.ts'
import classes from './backup-days.module.css'

interface Props {
  readonly desk: ExportsDesk
  readonly onClose: () => void
}

/** The backups that are in the folder; each of their tables opens where tables are shown. */
export const BackupDays = ({ desk, onClose }: Props) => {
  const { t } = useTranslation()
  const { workspaceId } = desk
  const read = useQuery(query('exports.listBackups', { workspaceId }))
  const { data } = read
  const unread = unreadOf(read)
  return (
    <Section title={t('exports.backup.days')} sentence={t('exports.backup.daysHint')}>
      {unread && <FailureNotice {...unread} />}
      {data?.length === 0 && <p className={shared['dim']}>{t('exports.backup.noDays')}</p>}
      {data && data.length > 0 && (
        <ScrollArea.Autosize mah={190} type="auto">
          <ul className={classes['days']}>
            {data.map((day) => (
              <Day key={day.name} desk={desk} day={day} onClose={onClose} />
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </Section>
  )
}

interface DayProps extends Props {
  readonly day: OutputOf<'exports.listBackups'>[number]
}

const Day = ({ desk, day, onClose }: DayProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { workspaceId } = desk
  const open = useMutation({
    ...mutation('exports.openBackupTable'),
    onSuccess: ({ reportId, runId }) => {
      desk.go(reportPlace(reportId, { tab: 'table', runId }))
      onClose()
    },
  })
  const at = formats.dateTime(day.at)
  const holds = [
    t('exports.backup.tables', { count: day.tables.length }),
    t('exports.backup.files', { count: day.files, shown: formats.integer(day.files) }),
    formats.bytes(day.bytes),
  ]
  return (
    <li>
      <span className={classes['at']}>{at}</span>
      <span className={day.isGood ? markClasses('check', 'good') : markClasses('half', 'waiting')}>
        {t(stateOf(day))}
      </span>
      <span className={classes['holds']}>{holds.join(' · ')}</span>
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="default"
            loading={open.isPending}
            aria-label={t('exports.backup.openNamed', { at })}
          >
            {t('exports.backup.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('exports.backup.openNamed', { at })}>
          <ScrollArea.Autosize mah={280} type="auto">
            {day.tables.map(({ name, rows }) => (
              <Menu.Item
                key={name}
                rightSection={
                  <span className={shared['dim']}>
                    {rows !== null &&
                      t('exports.rows', { count: rows, shown: formats.integer(rows) })}
                  </span>
                }
                onClick={() => open.mutate({ workspaceId, backup: day.name, table: name })}
              >
                {exportTitle(t, name)}
              </Menu.Item>
            ))}
          </ScrollArea.Autosize>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

const stateOf = ({ isGood, isFinished }: DayProps['day']) => {
  if (isGood) return 'exports.backup.dayState.good'
  return isFinished ? 'exports.backup.dayState.partial' : 'exports.backup.dayState.unfinished'
}
