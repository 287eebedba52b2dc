import { expect, test } from '../harness/test.ts'
import { paths } from './hostile/paths.ts'

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
