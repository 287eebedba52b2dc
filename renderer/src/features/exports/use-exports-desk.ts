import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import type { Project } from '#core/contract/prices'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../bridge/query.ts'
import { type Unread, unreadOf } from '../../bridge/unread.ts'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import type { ExportsDesk, ExportsPlace } from './exports-desk.ts'
import { exportTitle } from './reports/export-title.ts'

interface ExportsDeskInput {
  readonly workspaceId: WorkspaceId
  readonly projects: readonly Project[]
  readonly density: Density
  readonly go: (place: ExportsPlace) => void
}

interface LoadedDesk {
  /** Null until the reports were read. */
  readonly desk: ExportsDesk | null
  readonly unread: Unread | null
}

const endpointOf = ({ content }: Report): string => exportEndpoint(content.name)

export const useExportsDesk = ({
  workspaceId,
  projects,
  density,
  go,
}: ExportsDeskInput): LoadedDesk => {
  const list = useQuery(query('exports.listReports', { workspaceId }))
  const cooldowns = useQuery(query('exports.listCooldowns', { workspaceId })).data
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const { t } = useTranslation()
  const all = list.data
  const desk = useMemo((): ExportsDesk | null => {
    if (!all) return null
    return {
      workspaceId,
      reports: all.filter(({ isOfBackup }) => !isOfBackup),
      backupReports: all.flatMap((report) =>
        report.isOfBackup
          ? [
              {
                ...report,
                name: t('exports.backup.tableTitle', {
                  table: exportTitle(t, report.content.name),
                }),
              },
            ]
          : [],
      ),
      projects,
      density,
      go,
      coolingUntil: (report) =>
        cooldowns?.find(
          ({ accountId, endpoint }) =>
            endpoint === endpointOf(report) &&
            'id' in report.account &&
            accountId === report.account.id,
        )?.until ?? 0,
      jobOf: ({ id }) =>
        jobs?.find(
          ({ kind, subject, outcome }) =>
            kind === 'runExport' && subject === id && outcome === null,
        ) ?? null,
    }
  }, [workspaceId, all, projects, density, go, cooldowns, jobs, t])
  return { desk, unread: unreadOf(list) }
}
