import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import type { Report } from '#core/contract/exports'
import type { TeamExport } from '#core/contract/team'
import { exportEndpoint, exportNameOf } from '#core/exports/reports/export-endpoint'
import type { WorkspaceId } from '#core/ids'
import { secondMs } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { type ExportsDesk, reportPlace } from '../exports-desk.ts'
import { exportTitle } from './export-title.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** Null until the reports were read. */
  readonly desk: ExportsDesk | null
}

/** What others of the team are loading with the logins of this workspace, and when it may be loaded again. */
export const ColleaguesExports = ({ workspaceId, desk }: Props) => {
  const team = useQuery(query('team.readTeam', {})).data
  const now = useNow(secondMs, Math.max(0, ...(team?.exports ?? []).map(({ until }) => until)))
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data
  const workspace = workspaces?.find(({ id }) => id === workspaceId)
  if (!team || !workspace) return null
  const { baseUrl, accounts } = workspace
  const nameOf = (login: string) => nameOfLogin(loginKey({ baseUrl, login }))
  const logins = new Map(accounts.map(({ id, login }) => [id, nameOf(login)]))
  return team.exports
    .filter((taken) => taken.until > now && [...logins.values()].includes(nameOfLogin(taken)))
    .map((taken) => {
      const reports = (desk?.reports ?? []).filter(
        ({ account, content }) =>
          'id' in account &&
          logins.get(account.id) === nameOfLogin(taken) &&
          exportEndpoint(content.name) === taken.endpoint,
      )
      return (
        <Colleague
          key={`${taken.endpoint} ${taken.login}`}
          taken={taken}
          lacksKey={team.hasKey === false && team.areas.includes('reports')}
          reports={reports}
          onOpened={({ id }) => desk?.go(reportPlace(id, { tab: 'table' }))}
        />
      )
    })
}

interface ColleagueProps {
  readonly taken: TeamExport
  /** The key would open it: this person works with reports. */
  readonly lacksKey: boolean
  /** Those that ask for this export with this login. */
  readonly reports: readonly Report[]
  readonly onOpened: (report: Report) => void
}

const Colleague = ({ taken, lacksKey, reports, onOpened }: ColleagueProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const run = useMutation(mutation('exports.runReport'))
  const { name, endpoint, isLoading, until } = taken
  const loaded = reports.filter(({ ofColleague }) => ofColleague !== null)
  const openable = loaded.filter(({ ofColleague }) => ofColleague?.isTooLarge === false)
  const why = () => {
    const [run] = openable.flatMap(({ ofColleague }) => ofColleague ?? [])
    if (run) return t('team.loadedHere', { at: formats.time(run.at) })
    if (loaded.length > 0) return t('team.loadedTooLarge')
    return t(lacksKey ? 'team.loadedNoKey' : 'team.loadingWhy')
  }
  return (
    <Notice
      tone="note"
      title={t(isLoading ? 'team.loading' : 'team.loaded', {
        name,
        report: exportTitle(t, exportNameOf(endpoint) ?? endpoint),
        at: formats.time(until),
      })}
      sentence={why()}
    >
      {openable.length > 0 &&
        openable.map((report) => (
          <Button
            key={report.id}
            size="xs"
            variant="default"
            loading={run.isPending}
            onClick={() =>
              run.mutate({ reportId: report.id }, { onSuccess: () => onOpened(report) })
            }
          >
            {t('team.openRun', { report: report.name })}
          </Button>
        ))}
    </Notice>
  )
}
