import { useQuery } from '@tanstack/react-query'
import { query } from '../../../../bridge/query.ts'

/** Whether others may do what is scheduled here. */
export const useIsInTeam = (): boolean =>
  useQuery(query('drafts.listShared', {})).data?.isInTeam === true
