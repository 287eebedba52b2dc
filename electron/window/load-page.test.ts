import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'

const failedLoad = (code: string) => Object.assign(new Error(`${code} loading the page`), { code })

/** The contents of a window whose page does not come. */
const contents = ({ error, isClosed }: { error: Error; isClosed: boolean }) => {
  const state = { isClosed: false, loads: 0 }
  return {
    state,
    isDestroyed: () => state.isClosed,
    loadURL: () => {
      state.loads += 1
      state.isClosed = isClosed
      return Promise.reject(error)
    },
  }
}

test('a window that is closed while its page is loading is no failure', async () => {
  const closed = contents({ error: failedLoad('ERR_FAILED'), isClosed: true })
  await loadPage(closed)
  expect(closed.state.loads).toBe(1)
  await loadPage(closed)
  expect(closed.state.loads).toBe(1)
})

test('another load that takes the place of this one is no failure', async () => {
  await loadPage(contents({ error: failedLoad('ERR_ABORTED'), isClosed: false }))
})

test('a page that cannot be loaded into an open window is a failure', async () => {
  const error = failedLoad('ERR_FAILED')
  await expect(loadPage(contents({ error, isClosed: false }))).rejects.toBe(error)
})
