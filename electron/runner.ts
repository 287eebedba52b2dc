import { join } from 'node:path'
import { systemBootClock, systemClock } from './clock.ts'
import { ownProcess } from './runner/own-process.ts'
import { runProgram } from './runner/program.ts'

declare const unitdeskVersion: string

const scriptOf = (name: string): string => join(import.meta.dirname, `${name}.mjs`)

process.exit(
  await runProgram({
    ...ownProcess(),
    args: process.argv.slice(2),
    version: unitdeskVersion,
    clock: systemClock,
    boot: systemBootClock(),
    scripts: {
      leads: scriptOf('leads'),
      reports: scriptOf('reports'),
      pictures: scriptOf('pictures'),
    },
  }),
)
