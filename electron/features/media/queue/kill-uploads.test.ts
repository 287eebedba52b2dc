import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { letGoOn } from '../../../wiring/testing/let-go-on.ts'
import { liveAndDie } from '../../../wiring/testing/live-and-die.ts'
import {
  drop,
  finished,
  listFiles,
  picture,
  received,
  refreshShown,
  settled,
  sha256Of,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const kills = numberOfKills(6)
const longestLifeMs = 250
const entry = join(import.meta.dirname, '../../../wiring/testing/media-process.ts')

/** Plans of twelve units, and two pictures of each. */
const files = Object.fromEntries(
  numbers
    .slice(0, 12)
    .flatMap((number, unit) => [
      [`${number}_pudorys.png`, picture(unit * 3 + 1)] as const,
      [`${number}_vizualizace_1.png`, picture(unit * 3 + 2)] as const,
      [`${number}_vizualizace_2.png`, picture(unit * 3 + 3)] as const,
    ]),
)

test('kills while files are sent: every file ends up exactly once, or is known to be missing', async () => {
  const { world, sandbox, clock, directory, startAgain } = await startMedia()
  const sender = await bundledProgram(entry)
  await refreshShown(world)
  await drop(world, folderWith(files))
  await world.call('media.startSending', { ...of, files: null })
  await world.end()
  const drawn = fc.sample(
    fc.record({ lifeMs: fc.nat(longestLifeMs), lateMs: fc.integer({ min: 20, max: 200 }) }),
    kills - 1,
  )
  // The first is certain to die while the server keeps its answer back.
  const lives = [{ lifeMs: 0, lateMs: 200 }, ...drawn]
  let killed = 0
  for (const [run, { lifeMs, lateMs }] of lives.entries()) {
    await sandbox.control('DELETE', '/faults')
    const when = run % 2 === 0 ? 'after' : 'before'
    const late = { endpoint: '*', calls: 100, fault: { kind: 'latency', ms: lateMs, when } }
    await sandbox.control('POST', '/faults', late)
    const args = [directory, sandbox.baseUrl, `life${run}`]
    if (await liveAndDie({ sender, args, lifeMs })) killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  await sandbox.control('DELETE', '/faults')
  clock.moveTo(9_000_000_000_000)
  const last = await startAgain()
  const { baseUrl } = sandbox
  for (const login of ['media@demo', 'prices@demo']) await letGoOn(last.caller, { baseUrl, login })
  last.start()
  await settled(last)
  // What was on its way when the last life ended is judged once the server has had its time.
  clock.moveTo(clock.now() + 60_000)
  const look = await last.call('media.lookWhetherArrived', of)
  expect(await finished(last, look.jobId)).toBeNull()
  const arrived = (await received(sandbox)).map(({ file }) => file?.sha256)
  const times = (sha256: string | undefined) => arrived.filter((one) => one === sha256).length
  const ended = await listFiles(last)
  expect(ended).toHaveLength(Object.keys(files).length)
  for (const { path, read, uploads } of ended) {
    const [upload] = uploads
    const story = `${path} ${JSON.stringify(upload?.state)}`
    if (upload?.endpoint === 'unitPicture') {
      const isThere = upload.state.kind === 'done'
      expect(['done', 'failed'], story).toContain(upload.state.kind)
      expect(times(read?.sha256), story).toBe(isThere ? 1 : 0)
    } else {
      expect(upload?.state.kind, story).toBe('done')
      expect(times(read?.sha256), story).toBeGreaterThan(0)
    }
  }
  const sent = Object.values(files).map(sha256Of)
  expect(arrived.filter((sha256) => !sent.includes(sha256 ?? ''))).toEqual([])
})
