import { Button } from '@mantine/core'
import { IconBell, IconPencil } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExportAlert } from '#core/contract/exports'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import shared from '../exports.module.css'
import { goWithin, type OpenedReport } from '../opened-report.ts'
import { findingWords, ruleWords } from './alert-words.ts'
import classes from './alerts-view.module.css'

/** What the rules of a report watch for, and what they have found. */
export const AlertsView = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { desk, report } = opened
  const edit = () => desk.go({ kind: 'editor', reportId: report.id, like: null })
  if (report.alerts.length === 0 && report.openAlerts === 0) {
    return (
      <EmptyState
        icon={IconBell}
        title={t('exports.alerts.emptyTitle')}
        sentence={t('exports.alerts.emptySentence')}
      >
        <Button onClick={edit}>{t('exports.alerts.addRules')}</Button>
      </EmptyState>
    )
  }
  const rules = report.alerts.map((rule) => ruleWords(rule, { t, formats }))
  return (
    <div className={classes['place']}>
      <section aria-label={t('exports.alerts.rules')}>
        <h2>{t('exports.alerts.rules')}</h2>
        <ul className={classes['rules']}>
          {[...new Set(rules)].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={edit}
        >
          {t('exports.alerts.changeRules')}
        </Button>
      </section>
      <Found opened={opened} />
    </div>
  )
}

const Found = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const { workspaceId } = opened.desk
  const read = useQuery(query('exports.listAlerts', { workspaceId }))
  const { data } = read
  const acknowledge = useMutation(mutation('exports.acknowledgeAlerts'))
  const unread = unreadOf(read)
  const found = (data ?? []).filter(({ reportId }) => reportId === opened.report.id)
  const open = found.filter(({ acknowledgedAt }) => acknowledgedAt === null)
  return (
    <section aria-label={t('exports.alerts.found')}>
      <div className={classes['head']}>
        <h2>{t('exports.alerts.found')}</h2>
        {open.length > 1 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => acknowledge.mutate({ alerts: open.map(({ id }) => id) })}
          >
            {t('exports.alerts.acknowledgeAll')}
          </Button>
        )}
      </div>
      {unread && <FailureNotice {...unread} />}
      {data && found.length === 0 && <p className={shared['dim']}>{t('exports.alerts.nothing')}</p>}
      <ul className={classes['list']}>
        {found.map((alert) => (
          <Line
            key={alert.id}
            opened={opened}
            alert={alert}
            onAcknowledge={() => acknowledge.mutate({ alerts: [alert.id] })}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly opened: OpenedReport
  readonly alert: ExportAlert
  readonly onAcknowledge: () => void
}

const Line = ({ opened, alert, onAcknowledge }: LineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { runId, at, rule, finding, acknowledgedAt } = alert
  const found = findingWords(finding, { t, formats })
  const isOpen = acknowledgedAt === null
  return (
    <li>
      <button
        type="button"
        className={shared['link']}
        onClick={() => goWithin(opened, { tab: 'table', runId, search: '' })}
      >
        {formats.dateTimeSeconds(at)}
      </button>
      <span>
        <span className={isOpen ? markClasses('warning', 'bad') : markClasses('check', 'quiet')}>
          {found}
        </span>
        <br />
        <span className={shared['dim']}>{ruleWords(rule, { t, formats })}</span>
      </span>
      {isOpen ? (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('exports.alerts.acknowledgeNamed', { found })}
          onClick={onAcknowledge}
        >
          {t('exports.alerts.acknowledge')}
        </Button>
      ) : (
        <span className={shared['dim']}>
          {t('exports.alerts.acknowledged', { at: formats.dateTime(acknowledgedAt) })}
        </span>
      )}
    </li>
  )
}
