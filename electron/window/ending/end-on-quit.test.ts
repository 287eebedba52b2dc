import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { endOnQuit } from './end-on-quit.ts'

const start = () => {
  let endNow: () => void = () => undefined
  const ending = new Promise<void>((resolve) => {
    endNow = resolve
  })
  const calls: string[] = []
  const app = Object.assign(new EventEmitter(), {
    relaunch: ({ execPath, args }: { execPath: string; args: string[] }) =>
      void calls.push(`relaunch ${[execPath, ...args].join(' ')}`),
    exit: () => void calls.push('exit'),
  })
  endOnQuit(app as unknown as Parameters<typeof endOnQuit>[0], {
    end: async () => {
      await ending
      calls.push('ended')
    },
    program: '/opt/unitdesk',
  })
  const preventDefault = vi.fn()
  return {
    app,
    calls,
    endNow: () => endNow(),
    preventDefault,
    quit: () => app.emit('will-quit', { preventDefault }),
  }
}

test('the application ends when what ends with it has ended', async () => {
  const { app, calls, endNow, preventDefault, quit } = start()
  app.emit('second-instance', {}, ['unitdesk', 'unitdesk://demo'])
  quit()
  expect(preventDefault).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(calls).toEqual([])
  endNow()
  await expect.poll(() => calls).toEqual(['ended', 'exit'])
})

test('who starts it while it ends is not left without it, nor is their link', async () => {
  const { app, calls, endNow, quit } = start()
  quit()
  app.emit('second-instance', {}, ['unitdesk', '--profile=/p'])
  app.emit('second-instance', {}, ['unitdesk', '--profile=/p', 'unitdesk://demo'])
  // Nothing has shown itself yet.
  app.emit('second-instance', {}, ['unitdesk', '--profile=/p'])
  endNow()
  await expect
    .poll(() => calls)
    .toEqual(['ended', 'relaunch /opt/unitdesk --profile=/p unitdesk://demo', 'exit'])
})

test('who starts it while it ends sees it also where the computer starts it behind them', async () => {
  const { app, calls, endNow, quit } = start()
  quit()
  app.emit('second-instance', {}, ['unitdesk', '--profile=/p'])
  app.emit('second-instance', {}, ['unitdesk', '--profile=/p', '--background'])
  endNow()
  await expect.poll(() => calls).toEqual(['ended', 'relaunch /opt/unitdesk --profile=/p', 'exit'])
})
