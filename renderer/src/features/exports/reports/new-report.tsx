import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { scheduleWords } from '../../../ui/schedule/schedule-words.ts'
import classes from '../exports.module.css'
import type { ExportsDesk } from '../exports-desk.ts'
import { exportOfReady, readyReportNames, scheduleOfReady } from './ready-reports.ts'
import { useReportActs } from './use-report-acts.ts'

/** A report of one's own, or a ready one whose table is not among the reports yet. */
export const NewReport = ({ desk }: { readonly desk: ExportsDesk }) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const acts = useReportActs(desk)
  const has = new Set(desk.reports.map(({ content }) => content.name))
  const offered = readyReportNames.filter((name) => !has.has(exportOfReady(name)))
  return (
    <Menu position="bottom-end" shadow="md" width={300}>
      <Menu.Target>
        <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />}>
          {t('exports.newReport')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('exports.newReport')}>
        <Menu.Item onClick={() => desk.go({ kind: 'editor', reportId: null, like: null })}>
          {t('exports.ready.another')}
        </Menu.Item>
        {offered.length > 0 && <Menu.Divider />}
        {offered.length > 0 && <Menu.Label>{t('exports.ready.label')}</Menu.Label>}
        {offered.map((name) => (
          <Menu.Item key={name} onClick={() => acts.addReady(name)}>
            {t(`exports.ready.${name}.title`)}
            <br />
            <span className={classes['dim']}>
              {scheduleWords(scheduleOfReady(name), { t, locale })}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
