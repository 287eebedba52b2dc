import { foundation } from './0010-foundation.ts'
import { guards } from './0020-guards.ts'
import { accounts } from './0030-accounts.ts'
import { prices } from './0040-prices.ts'
import { media } from './0050-media.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [foundation, guards, accounts, prices, media]
