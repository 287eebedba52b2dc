import type { TFunction } from 'i18next'
import type { Area } from '#core/api/areas'
import type { Account } from '#core/contract/accounts'
import { notifyDone, notifyNote } from '../../ui/notices/notify.ts'

interface KeptAccountReport {
  readonly title: string
  readonly account: Account
  /** What its person has ticked. */
  readonly asked: readonly Area[]
  /** The sentence where nothing else is to be said. */
  readonly sentence: string
}

/** Tells that an account was kept, and what of it is otherwise than its person may think. */
export const tellKept = (
  t: TFunction,
  { title, account, asked, sentence }: KeptAccountReport,
): void => {
  const refused = asked.find((area) => !account.areas.includes(area))
  if (refused !== undefined) {
    notifyNote({ title, sentence: t('connect.keptRefused', { area: t(`areas.${refused}`) }) })
  } else if (account.isProven) notifyDone({ title, sentence })
  else notifyNote({ title, sentence: t('connect.keptUnproven') })
}
