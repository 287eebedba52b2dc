import type { TFunction } from 'i18next'
import type { Area } from '#core/api/areas'
import type { Account } from '#core/contract/accounts'
import { notifyDone, notifyNote } from '../../ui/notices/notify.tsx'

interface KeptAccountReport {
  readonly title: (t: TFunction) => string
  readonly account: Account
  /** The areas that were ticked. */
  readonly asked: readonly Area[]
  /** The sentence where nothing else is to be said. */
  readonly sentence: (t: TFunction) => string
}

/** Tells that an account was kept, and where it differs from what was asked: an area was refused, or nothing is proven. */
export const tellKept = ({ title, account, asked, sentence }: KeptAccountReport): void => {
  const refused = asked.find((area) => !account.areas.includes(area))
  if (refused !== undefined) {
    notifyNote((t) => ({
      title: title(t),
      sentence: t('connect.keptRefused', { area: t(`areas.${refused}`) }),
    }))
  } else if (account.isProven) notifyDone((t) => ({ title: title(t), sentence: sentence(t) }))
  else notifyNote((t) => ({ title: title(t), sentence: t('connect.keptUnproven') }))
}
