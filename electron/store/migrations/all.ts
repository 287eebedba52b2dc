import { first } from './0001-first/first.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [first]
