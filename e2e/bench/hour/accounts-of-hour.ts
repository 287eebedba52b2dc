import { othersForEverything } from '../../harness/enter-workspace.ts'

/** Two of them load tables: some servers let all logins of an address wait for each other. */
export const loginsForTables = ['exports@demo', 'history@demo'] as const

/** The accounts of everybody, beside the first one for prices. */
export const accountsOfHour = [
  ...othersForEverything,
  { login: 'history@demo', label: 'Sales history' },
]
