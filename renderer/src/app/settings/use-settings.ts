import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#core/contract/settings'
import { query } from '../../bridge/query.ts'

export const useSettings = (): Settings => {
  const { data } = useQuery(query('settings.readSettings', {}))
  if (!data) throw new Error('The settings are put into the cache before the first frame')
  return data
}
