import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import { exportNameOf } from '#core/exports/reports/export-endpoint'
import type { WorkspaceId } from '#core/ids'
import { secondMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { exportTitle } from './export-title.ts'

/** What others of the team are loading with the logins of this workspace, and when it may be loaded again. */
export const ColleaguesExports = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const team = useQuery(query('team.readTeam', {})).data
  const now = useNow(secondMs, Math.max(0, ...(team?.exports ?? []).map(({ until }) => until)))
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data
  const workspace = workspaces?.find(({ id }) => id === workspaceId)
  if (!team || !workspace) return null
  const { baseUrl, accounts } = workspace
  const logins = new Set(accounts.map(({ login }) => nameOfLogin(loginKey({ baseUrl, login }))))
  return team.exports
    .filter((taken) => taken.until > now && logins.has(nameOfLogin(taken)))
    .map(({ name, endpoint, login, isLoading, until }) => (
      <Notice
        key={`${endpoint} ${login}`}
        tone="note"
        title={t(isLoading ? 'team.loading' : 'team.loaded', {
          name,
          report: exportTitle(t, exportNameOf(endpoint) ?? endpoint),
          at: formats.time(until),
        })}
        sentence={t('team.loadingWhy')}
      />
    ))
}
