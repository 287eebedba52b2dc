import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, 'default-app')

/** Puts the default app of this project into a runtime that has none of its own, and keeps it current. */
export const putDefaultApp = (dist: string): void => {
  const target = join(dist, 'resources', 'app')
  const isCurrent = readdirSync(source).every((name) => {
    const copy = join(target, name)
    return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(source, name)))
  })
  if (!isCurrent) cpSync(source, target, { recursive: true })
}
