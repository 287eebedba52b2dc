import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

const application = (program: string): ChildProcess =>
  spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })

const started = async (child: ChildProcess): Promise<void> => {
  if (child.stdout !== null) await once(child.stdout, 'data')
}

test('the exit code of the application is passed on', async () => {
  expect(await supervise(application('process.exit(7)'), null)).toEqual({
    code: 7,
    endedBy: null,
    overtime: false,
  })
})

test('an application that takes longer than it was given is ended, and told apart', async () => {
  const end = await supervise(application('setInterval(() => {}, 1000)'), 50)
  expect(end.overtime).toBe(true)
  expect(end.code).not.toBe(0)
})

test('a request to end lets the application end in order', async () => {
  const child = application(
    'process.on("SIGTERM", () => process.exit(5)); console.log("up"); setInterval(() => {}, 1000)',
  )
  const end = supervise(child, null)
  await started(child)
  // Ctrl+C arrives more than once.
  process.emit('SIGINT', 'SIGINT')
  process.emit('SIGINT', 'SIGINT')
  expect(await end).toEqual({ code: 5, endedBy: 'SIGINT', overtime: false })
})

test('nothing listens for requests after the end', async () => {
  const before = process.listenerCount('SIGINT')
  await supervise(application(''), null)
  expect(process.listenerCount('SIGINT')).toBe(before)
})

test('an application that cannot be started leaves nothing that listens or waits', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const listeners = () => [process.listenerCount('SIGINT'), process.listenerCount('exit')]
  const before = listeners()
  const end = supervise(spawn('/there/is/no/such/program'), 60_000)
  await expect(end).rejects.toThrow('ENOENT')
  expect(listeners()).toEqual(before)
  expect(vi.getTimerCount()).toBe(0)
})
