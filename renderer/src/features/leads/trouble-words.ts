import type { TFunction } from 'i18next'
import type { AddressTrouble } from '#core/leads/sent/address-trouble'

/** Why the address of the web site has given no file. */
export const troubleWords = (t: TFunction, trouble: AddressTrouble): string =>
  t(`leads.address.trouble.${trouble.kind}`, { status: '', host: '', ...trouble })
