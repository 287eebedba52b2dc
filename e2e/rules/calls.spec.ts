import { calls } from '../../core/contract/index.ts'
import { stagedFolder } from '../harness/application.ts'
import { expect, test } from '../harness/test.ts'

test('every call refuses rubbish with a failure, a name outside the contract is refused, and a second frame and a foreign window are nobody to main', async ({
  open,
}) => {
  const { electron, page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  const answers = await page.evaluate(async (names) => {
    const polluted = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}')
    const rubbish: unknown[] = [
      null,
      0,
      'text',
      [],
      polluted,
      { surplus: 1 },
      'x'.repeat(2_000_000),
    ]
    const bridge = Reflect.get(window, 'unitdesk') as {
      call: (
        name: string,
        input: unknown,
        id: string,
      ) => Promise<{ ok: boolean; failure: { kind: string } }>
    }
    const found: string[] = []
    for (const name of names) {
      for (const input of rubbish) {
        const answer = await bridge.call(name, input, 'rubbish')
        found.push(
          answer.ok
            ? `${name} accepted ${JSON.stringify(input).slice(0, 40)}`
            : answer.failure.kind,
        )
      }
    }
    return found
  }, Object.keys(calls))
  expect(new Set(answers)).toEqual(new Set(['invalidInput']))
  expect(await page.evaluate(() => Reflect.get(Object.prototype, 'polluted'))).toBeUndefined()

  const kinds = await page.evaluate(async () => {
    const bridge = Reflect.get(window, 'unitdesk') as {
      call: (name: unknown, input: unknown, id: unknown) => Promise<{ failure: unknown }>
    }
    const names = [
      'nope',
      '__proto__',
      'constructor',
      '',
      'toString',
      7,
      null,
      { a: 1 },
      'x'.repeat(100_000),
    ]
    return Promise.all(names.map(async (name) => (await bridge.call(name, {}, {})).failure))
  })
  for (const failure of kinds) {
    expect(failure).toEqual({ kind: 'notAllowed', reason: 'unknownCall', again: 'never' })
  }

  const failure = await electron.evaluate(async ({ BrowserWindow }, preload) => {
    const foreign = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
    await foreign.loadURL('app://bundle/index.html')
    const answer = await foreign.webContents.executeJavaScript(
      "window.unitdesk.call('settings.readSettings', {}, 'foreign')",
    )
    foreign.destroy()
    return answer.failure
  }, `${stagedFolder()}/out/preload/preload.cjs`)
  expect(failure).toEqual({ kind: 'notAllowed', reason: 'sender', again: 'never' })
  const own = await page.evaluate(() =>
    (
      Reflect.get(window, 'unitdesk') as { call: (...all: unknown[]) => Promise<{ ok: boolean }> }
    ).call('settings.readSettings', {}, 'own'),
  )
  expect(own.ok).toBe(true)
})
