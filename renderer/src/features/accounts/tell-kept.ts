import type { TFunction } from 'i18next'
import type { Area } from '#core/api/areas'
import type { Account } from '#core/contract/accounts'
import { notifyDone, notifyNote } from '../../ui/notices/notify.tsx'

interface KeptAccountReport {
  /** The workspace that was connected with the account; null where the account was added to one. */
  readonly connected: string | null
  readonly account: Account
  /** The areas that were ticked. */
  readonly asked: readonly Area[]
}

/** Tells that an account was kept, and where it differs from what was asked: an area was refused, or nothing is proven. */
export const tellKept = ({ connected, account, asked }: KeptAccountReport): void => {
  const refused = asked.find((area) => !account.areas.includes(area))
  const titleIn = (t: TFunction) =>
    connected === null
      ? t('accounts.added', { account: account.label })
      : t('connect.connected', { name: connected })
  if (refused !== undefined) {
    notifyNote((t) => ({
      title: titleIn(t),
      sentence: t('connect.keptRefused', { area: t(`areas.${refused}`) }),
    }))
  } else if (!account.isProven) {
    notifyNote((t) => ({ title: titleIn(t), sentence: t('connect.keptUnproven') }))
  } else {
    const hasPrices = connected !== null && account.areas.includes('prices')
    notifyDone((t) => ({
      title: titleIn(t),
      ...(hasPrices ? { sentence: t('connect.connectedSentence') } : {}),
    }))
  }
}
