import { useQuery } from '@tanstack/react-query'
import type { ParsedInputOf } from '#core/contract/index'
import { query } from '../../bridge/query.ts'
import { AccountTrouble } from './account-trouble.tsx'

interface Props {
  readonly place: ParsedInputOf<'accounts.readServing'>
}

/** On a screen: why nothing leaves with the account that serves it. */
export const ServingTrouble = ({ place }: Props) => {
  const serving = useQuery(query('accounts.readServing', place)).data
  const account = serving?.accounts.find(({ id }) => id === serving.chosen)
  return account ? <AccountTrouble account={account} as="line" /> : null
}
