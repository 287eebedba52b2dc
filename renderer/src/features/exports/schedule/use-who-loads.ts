import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { query } from '../../../bridge/query.ts'

/** Which computer of the team loads a report; null of one that is not the team's. */
export const useWhoLoads = (report: Pick<Report, 'ofTeam' | 'rules'> | null): string | null => {
  const { t } = useTranslation()
  const team = useQuery(query('team.readTeam', {})).data
  if (!team || report?.ofTeam === undefined) return null
  if (report.rules === null) return t('exports.list.ofTeam')
  const isRunnerThere = team.desks.some(({ program }) => program === 'runner')
  return t(isRunnerThere ? 'exports.list.byRunnerOfTeam' : 'exports.list.byTeam')
}
