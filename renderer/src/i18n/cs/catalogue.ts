import { accounts } from './accounts.ts'
import { failures } from './failures.ts'
import { prices } from './prices.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'

export const czech = { ...shell, ...failures, ...accounts, ...prices, ...screens } as const
