import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { secondMs } from '#core/time'
import { useFormats } from '../../i18n/formats-context.ts'
import { useNow } from '../../ui/timing/use-now.ts'

interface StatusWords {
  /** A person has to act before everything can be sent again. */
  readonly isTroubled: boolean
  /** Null where there is nothing to say: the account is ready and works. */
  readonly words: string | null
}

/** The status of an account in a few words: first what a person must act on, then what only waits. */
export const useStatusWords = (): ((account: Account) => StatusWords) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs)
  return ({ state, isProven, denied, cooling }) => {
    if (state.kind === 'held') return { isTroubled: true, words: t('accounts.heldShort') }
    if (state.kind === 'withoutPassword') {
      return { isTroubled: true, words: t('accounts.withoutPassword') }
    }
    if (denied.length > 0) return { isTroubled: true, words: t('accounts.deniedShort') }
    if (!isProven) return { isTroubled: false, words: t('accounts.unproven') }
    const until = Math.max(0, ...cooling.map((one) => one.until))
    const words = until > now ? t('accounts.cooling', { until: formats.time(until) }) : null
    return { isTroubled: false, words }
  }
}
