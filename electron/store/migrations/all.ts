import { foundation } from './0010-foundation.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [foundation]
