import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { query } from '../../../bridge/query.ts'

type Props = Pick<LeadsDashboard, 'accounts'>

/** Whose computer has asked for all of a team, or why this one asks by itself. Nothing where there is no team. */
export const AskedInTeam = ({ accounts }: Props) => {
  const { t } = useTranslation()
  const team = useQuery(query('team.readTeam', {})).data
  const names = [...new Set(accounts.flatMap(({ askedBy }) => askedBy ?? []))]
  if (names.length > 0) return t('leads.checked.by', { names: names.join(', ') })
  if (!team || accounts.length === 0) return null
  if (team.areas.length > 0 && !team.areas.includes('leads')) return t('leads.checked.noArea')
  return team.hasKey === false ? t('leads.checked.noKey') : null
}
