import { useQuery } from '@tanstack/react-query'
import { freePolicy, type Policy } from '#core/policy/policy'
import { query } from './query.ts'

/** What the company has decided; it is put into the cache before the first frame and does not change. */
export const usePolicy = (): Policy =>
  useQuery(query('app.readAbout', {})).data?.policy?.policy ?? freePolicy
