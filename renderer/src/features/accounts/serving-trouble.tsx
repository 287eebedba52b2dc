import { useQueries, useQuery } from '@tanstack/react-query'
import type { Account } from '#core/contract/accounts'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountId } from '#core/ids'
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

interface PlacesProps {
  readonly places: readonly Props['place'][]
}

/** On a screen that asks with the accounts of several areas: why nothing leaves with them, each told once. */
export const ServingTroubles = ({ places }: PlacesProps) => {
  const servings = useQueries({ queries: places.map((of) => query('accounts.readServing', of)) })
  const serving = servings.flatMap(
    ({ data }) => data?.accounts.find(({ id }) => id === data.chosen) ?? [],
  )
  return toldOnce(serving).map((account) => (
    <AccountTrouble key={account.id} account={account} as="line" />
  ))
}

/** Each account once, with what it is not permitted in any of the areas. */
const toldOnce = (accounts: readonly Account[]): Account[] => {
  const told = new Map<AccountId, Account>()
  for (const account of accounts) {
    const denied = told.get(account.id)?.denied ?? []
    const isNew = (endpoint: string) => denied.every((one) => one.endpoint !== endpoint)
    const others = account.denied.filter(({ endpoint }) => isNew(endpoint))
    told.set(account.id, { ...account, denied: [...denied, ...others] })
  }
  return [...told.values()]
}

interface AllAccountsProps extends Props {
  readonly leftOut: readonly AccountId[]
}

/** On a screen that asks with every account: why nothing leaves with some of them. */
export const TroubleOfAllAccounts = ({ place, leftOut }: AllAccountsProps) => {
  const asked = useQuery(query('accounts.readServing', place)).data?.accounts ?? []
  return asked
    .filter(({ id }) => !leftOut.includes(id))
    .map((account) => <AccountTrouble key={account.id} account={account} as="line" />)
}
