import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { hourMs } from '#core/time'
import { startForTest } from '../../sandbox/testing/start-for-test.ts'
import { listAllReports } from '../store/exports/reports/reports.ts'
import { readContents } from '../store/exports/runs/export-contents.ts'
import { listRuns } from '../store/exports/runs/export-runs.ts'
import type { ReadableDb } from '../store/file/handle.ts'
import { openOrThrow } from '../store/testing/store-folder.ts'
import { numberOfKills } from '../testing/number-of-kills.ts'
import { movedRunner } from './testing/built-runner.ts'
import { runHere } from './testing/run-here.ts'
import { latestFolderOf, runnerProfile, secretsOf } from './testing/runner-profile.ts'
import { startRunnerService } from './testing/start-runner.ts'

const lives = numberOfKills(4)
/** As a power cut, a system that stops its services, and a person at a terminal end it. */
const ends = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT'] as const

const minutely = {
  schedule: { kind: 'cron', text: '* * * * *', zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 24 * hourMs,
  pauseAfter: 20,
} as const

test('whenever the runner is killed or stopped in a run, no half of it is kept, and no time of the schedule runs twice', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const program = await movedRunner()
  const profile = await runnerProfile(sandbox, [
    {
      rules: minutely,
      latest: { folder: fileTokenSchema.parse('picked'), fileName: 'Latest', format: 'asFetched' },
    },
  ])
  const secrets = secretsOf(profile, sandbox.baseUrl, 'right')
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const requests = async () =>
    (await sandbox.control('GET', '/requests')) as readonly { readonly status: number }[]
  /** A run that was killed while its login was tried may have cost a failed one: a person lets it go on. */
  const startAt = async (hour: number) => {
    const movedByMs = hour * hourMs
    const released = await runHere([...usual, 'release', 'exports'], { movedByMs })
    expect(released).toMatchObject({ exitCode: 0 })
    return startRunnerService({
      program,
      args: [...usual, 'run'],
      env: { MOVED_BY_MS: String(movedByMs) },
    })
  }
  const fault = { kind: 'slowDrip', pieces: 20, pauseMs: 10 }
  await sandbox.control('POST', '/faults', { endpoint: 'list-excel-products', calls: 99, fault })
  for (const [hour, lifeMs] of fc.sample(fc.nat(400), lives).entries()) {
    const before = (await requests()).length
    const service = await startAt(hour)
    await expect.poll(async () => (await requests()).length).toBeGreaterThan(before)
    const signal = ends[hour % ends.length] ?? 'SIGKILL'
    setTimeout(() => service.signal(signal), lifeMs)
    // Whoever is stopped finishes what is on its way.
    expect(await service.ended()).toMatchObject(
      signal === 'SIGKILL' ? { signal } : { exitCode: 0, signal: null, stderr: '' },
    )
    await sandbox.control('POST', '/clock', { moveByMs: hourMs })
  }
  await sandbox.control('DELETE', '/faults')
  // Contents in whose reading two kills fall are put aside, which has tests of its own.
  rmSync(join(profile, 'being-read.json'), { force: true })

  const last = await startAt(lives)
  await last.line(({ event, kind }) => event === 'job ended' && kind === 'runExport')
  last.signal('SIGTERM')
  expect(await last.ended()).toMatchObject({ exitCode: 0 })
  expect(readdirSync(join(profile, 'exports', 'downloads'))).toEqual([])
  expect(readdirSync(latestFolderOf(profile))).toEqual(['Latest.xlsx'])
  expect((await requests()).filter(({ status }) => status === 429)).toEqual([])
  const store = await openOrThrow({ directory: join(profile, 'store') })
  const attempts = await expectWholeRuns(store.db)
  store.close()
  // What has left was written down first.
  expect(attempts).toBeGreaterThanOrEqual((await requests()).length)
})

/** Each run is whole or none, and no time of the schedule has two. Answers how often one was begun. */
const expectWholeRuns = async (db: ReadableDb): Promise<number> => {
  const [report] = listAllReports(db)
  const runs = report === undefined ? [] : listRuns(db, report.id)
  expect(runs[0]).toMatchObject({ state: 'done', sha256: expect.any(String) })
  for (const { state, sha256 } of runs) {
    expect(['done', 'interrupted']).toContain(state)
    expect(sha256 !== null).toBe(state === 'done')
    const contents = sha256 === null ? null : await readContents(db, sha256)
    if (contents) expect(createHash('sha256').update(contents).digest('hex')).toBe(sha256)
  }
  const slots = runs.map(({ slot }) => slot)
  expect(new Set(slots).size).toBe(slots.length)
  expect(slots).not.toContain(null)
  return runs.reduce((sum, run) => sum + run.attempts, 0)
}
