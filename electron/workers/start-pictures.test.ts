import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mediaFileIdSchema } from '#core/ids'
import { usualMediaLimits } from '#core/media/facts/media-limits'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { oneColourPng } from '../wiring/testing/media/one-colour-png.ts'
import { picturesProcess } from './start-pictures.ts'
import { forkPictures } from './testing/fork-pictures.ts'

const request = () => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.png')
  const bytes = oneColourPng(0xff8800)
  writeFileSync(path, bytes)
  return {
    id: mediaFileIdSchema.parse('f1'),
    path,
    type: 'png',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    limits: usualMediaLimits,
    copiesFolder: join(folder, 'copies'),
  } as const
}

const startMs = 20_000

const start = (launch = forkPictures(), longestMs = 60_000) => {
  const pictures = picturesProcess({ launch, idleMs: 60_000, startMs, longestMs })
  onTestFinished(pictures.stop)
  return pictures
}

const forever = () => new AbortController().signal
const whole = { kind: 'decoded', decoded: { kind: 'whole' } }

test('a process of its own draws one picture after another', async () => {
  const pictures = start()
  const answers = await Promise.all([
    pictures.look(request(), forever()),
    pictures.look(request(), forever()),
  ])
  expect(answers).toEqual([whole, whole])
})

test('a picture on which the process ends twice is broken, and the next one is drawn', async () => {
  const launch = forkPictures()
  const deaths = { left: 2 }
  const pictures = start(() => {
    const child = launch()
    return {
      ...child,
      onMessage: (listener) =>
        child.onMessage((message) => {
          listener(message)
          if (deaths.left === 0) return
          deaths.left -= 1
          child.kill()
        }),
      // Nothing is drawn before the end.
      post: (asked) => deaths.left === 0 && child.post(asked),
    }
  })
  expect(await pictures.look(request(), forever())).toEqual({
    kind: 'decoded',
    decoded: { kind: 'broken' },
  })
  expect(await pictures.look(request(), forever())).toEqual(whole)
})

test('where the process cannot be started nothing is said against a picture', async () => {
  const script = new URL('no-such-script.ts', import.meta.url).href
  expect(await start(forkPictures({ script })).look(request(), forever())).toEqual({
    kind: 'decoded',
    decoded: { kind: 'unproved' },
  })
})

test('a process that is not ready for long is started anew, the next one is given its time, and the picture is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const launch = forkPictures()
  let launched = 0
  const pictures = start(() => {
    launched += 1
    const child = launch()
    if (launched === 1) return { ...child, onMessage: () => undefined }
    queueMicrotask(() => vi.advanceTimersByTime(2 * startMs))
    return child
  })
  const asked = pictures.look(request(), forever())
  // The turn comes with the next microtask.
  await Promise.resolve()
  await Promise.resolve()
  vi.advanceTimersByTime(startMs)
  expect(await asked).toEqual(whole)
  expect(launched).toBe(2)
})

test('who calls off, or ends the process, has no answer', async () => {
  const pictures = start()
  const controller = new AbortController()
  const asked = pictures.look(request(), controller.signal)
  controller.abort()
  expect(await asked).toBeNull()
  const other = pictures.look(request(), forever())
  // The turn comes with the next microtask.
  await Promise.resolve()
  await Promise.resolve()
  pictures.stop()
  expect(await other).toBeNull()
})

test('what waits for its turn when the process is stopped starts no other one; who asks later does', async () => {
  const launch = forkPictures()
  let launched = 0
  const pictures = start(() => {
    launched += 1
    return launch()
  })
  const asked = [1, 2, 3].map(() => pictures.look(request(), forever()))
  await Promise.resolve()
  await Promise.resolve()
  pictures.stop()
  expect(await Promise.all(asked)).toEqual([null, null, null])
  expect(launched).toBe(1)
  expect(await pictures.look(request(), forever())).toEqual(whole)
  expect(launched).toBe(2)
})
