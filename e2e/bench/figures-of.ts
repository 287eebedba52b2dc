import { join } from 'node:path'
import { startServer } from '../harness/started-server.ts'

/** The figures that a script of this folder prints as one line of JSON: each is measured in a process of its own. */
export const figuresOf = async <T>(script: string, args: readonly string[] = []): Promise<T> => {
  const measuring = await startServer(join(import.meta.dirname, script), args)
  await measuring.end()
  return JSON.parse(measuring.line) as T
}
