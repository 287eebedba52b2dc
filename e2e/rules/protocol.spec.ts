import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { paths } from './hostile/paths.ts'

interface Bridge {
  readonly call: (name: string, input: unknown, id: string) => Promise<Record<string, unknown>>
  readonly grantFiles: (files: File[]) => Promise<{ readonly value: readonly string[] }>
}

/** Picks the file as a person does, and answers what the page has of it. */
const pick = async (page: Page, path: string): Promise<string> => {
  const input = await page.evaluateHandle(() => {
    const made = document.createElement('input')
    made.type = 'file'
    document.body.append(made)
    return made
  })
  await input.setInputFiles(path)
  const [token = ''] = await input.evaluate(async (made) => {
    const bridge = Reflect.get(window, 'unitdesk') as Bridge
    return (await bridge.grantFiles([...(made.files ?? [])])).value
  })
  return token
}

const callMain = (page: Page, name: string, input: unknown) =>
  page.evaluate(
    ([called, given]) => (Reflect.get(window, 'unitdesk') as Bridge).call(called, given, 'taken'),
    [name, input] as const,
  )

test('a page has of a picked file what opens it until that act is over, or until the page is left', async ({
  open,
  home,
}) => {
  const { page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  const path = join(home, 'prices.csv')
  writeFileSync(path, 'Unit;Price\nA.01;1\n')
  const read = (file: string) => callMain(page, 'tables.readTable', { file, sheet: null })
  const over = { ok: false, failure: { rule: 'fileEnded' } }

  const [first, second] = [await pick(page, path), await pick(page, path)]
  expect(first).not.toContain('prices')
  for (const token of [first, second]) expect(await read(token)).toMatchObject({ ok: true })
  await callMain(page, 'app.endFiles', { files: [first] })
  expect(await read(first)).toMatchObject(over)
  expect(await read(second)).toMatchObject({ ok: true })
  await page.reload()
  await unitdesk.expectWelcome()
  expect(await read(second)).toMatchObject(over)
})

test('the protocol serves the table of files and nothing beside it, the page with its policy, and nothing of another host', async ({
  open,
}) => {
  const { electron } = await open()
  const served = await electron.evaluate(
    async ({ net }, addresses) => {
      const found: string[] = []
      for (const address of addresses) {
        const response = await net.fetch(address).catch(() => null)
        const text = response?.ok ? await response.text() : ''
        // The address parser itself may turn a path into the page's own; anything else is a leak.
        if (text !== '' && !text.includes('<div id="root">')) found.push(address)
      }
      return found
    },
    paths.map((path) => `app://bundle${path}`),
  )
  expect(served).toEqual([])

  const { policy, other } = await electron.evaluate(async ({ net }) => {
    const page = await net.fetch('app://bundle/index.html')
    const other = await net.fetch('app://elsewhere/index.html').catch(() => null)
    return { policy: page.headers.get('content-security-policy'), other: other?.status ?? 404 }
  })
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(other).toBe(404)
})
