import { useQuery } from '@tanstack/react-query'
import type { ProjectKey } from '#core/ids'
import { secondMs } from '#core/time'
import { query } from '../../../../bridge/query.ts'
import { useNow } from '../../../../ui/timing/use-now.ts'
import { type HeldSending, whatHoldsSending } from './what-holds-sending.ts'

/** What holds a batch now, and how long that still lasts. */
export const useHeldSending = (
  of: ProjectKey,
): (HeldSending & { readonly leftMs: number }) | null => {
  const now = useNow(secondMs)
  const serving = useQuery(query('accounts.readServing', { ...of, area: 'prices' })).data
  const account = serving?.accounts.find(({ id }) => id === serving.chosen) ?? null
  const held = whatHoldsSending(account, now)
  return held && { ...held, leftMs: held.kind === 'cooling' ? held.until - now : 0 }
}
