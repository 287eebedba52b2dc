import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyCoreDumps } from './empty-core-dumps.ts'

const filter = '/proc/self/coredump_filter'
const isLinux = existsSync(filter)

test.runIf(isLinux)(
  'a crash leaves nothing of the memory, nor does one of a process that is started later',
  () => {
    emptyCoreDumps()
    expect(Number.parseInt(readFileSync(filter, 'utf8'), 16)).toBe(0)
    expect(Number.parseInt(execFileSync('cat', [filter], { encoding: 'utf8' }), 16)).toBe(0)
  },
)
