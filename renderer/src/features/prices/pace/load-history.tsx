import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import type { Report } from '#core/contract/exports'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { AccountId, ProjectId, ProjectKey } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'

/** Runs the report of the history of units, which is made with the first time; not shown where no account exports. */
export const LoadHistory = ({ of }: { readonly of: ProjectKey }) => {
  const { t } = useTranslation()
  const { workspaceId, projectId } = of
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data
  const reports = useQuery(query('exports.listReports', { workspaceId })).data
  const save = useMutation(mutation('exports.saveReport'))
  const run = useMutation(mutation('exports.runReport'))
  const accounts = workspaces?.find(({ id }) => id === workspaceId)?.accounts ?? []
  const exporting = accounts.filter(({ areas }) => areas.includes('exports'))
  const accountId = accountOf(exporting, projectId)
  const known = reports?.find((report) => isHistoryOf(report, accountId))
  const job = useNewestJob('runExport', known?.id ?? null)
  if (exporting.length === 0 || reports === undefined) return null
  const load = () => {
    if (known !== undefined) return run.mutate({ reportId: known.id })
    save.mutate(
      {
        workspaceId,
        reportId: null,
        definition: toJson(historyReport(t('pace.source.history'), accountId)),
      },
      { onSuccess: ({ reportId }) => run.mutate({ reportId }) },
    )
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={save.isPending || run.isPending || job?.outcome === null}
      onClick={load}
    >
      {t('pace.loadHistory')}
    </Button>
  )
}

/** The account that is used for the project; null: whichever serves exports. */
const accountOf = (exporting: readonly Account[], projectId: ProjectId): AccountId | null =>
  exporting.find(({ projects }) => projects?.includes(projectId))?.id ?? null

const isHistoryOf = (
  { content, accountId: of, isOfBackup }: Report,
  accountId: AccountId | null,
): boolean =>
  isOfBackup !== true &&
  content.name === 'project-units-history' &&
  of === accountId &&
  Object.values(content.parameters).every((text) => text === '')

// A project that an account does not see must not be named in its call: the whole history is asked for.
const historyReport = (name: string, accountId: AccountId | null): ReportDefinition => ({
  name,
  accountId,
  content: { name: 'project-units-history', format: 'xlsx', parameters: {} },
  rules: null,
  retention: null,
  alerts: [],
  latest: null,
  delivery: null,
})
