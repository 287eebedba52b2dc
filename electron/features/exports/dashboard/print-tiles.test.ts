import { expect, test } from 'vitest'
import { cancelled, failed, notFound } from '#core/contract/failure'
import { reportJobIdSchema } from '#core/ids'
import { unitsTile } from '../../../wiring/testing/exports/dashboards.ts'
import { sentDashboards } from '../../../wiring/testing/exports/sent-dashboards.ts'
import { printTiles } from './print-tiles.ts'

const tile = unitsTile(reportJobIdSchema.parse('r1'))

const start = async (tiles = [tile]) => {
  const world = await sentDashboards()
  const calling = new AbortController()
  const print = (given: Partial<typeof world.dependencies> | { printPage: null } = {}) =>
    printTiles(
      { ...world.dependencies, ...given },
      { workspaceId: world.workspaceId, tiles },
      calling.signal,
    )
  return { ...world, calling, print }
}

test('figures that cannot be read are told as that, beside those that can', async () => {
  const { print, run, world, pages } = await start([tile, { ...tile, id: 'again' }])
  run('a', 10)
  const { pivot } = world
  world.pivot = () => {
    world.pivot = pivot
    return failed(cancelled)
  }
  expect(await print()).toMatchObject({
    value: { fileName: 'Dashboard Podviní 2027-01-15 09.00.pdf' },
  })
  const [page = ''] = pages
  expect(page.match(/The newest run cannot be read\./g)).toHaveLength(1)
  expect(page.match(/There are too many columns for a table\./g)).toHaveLength(1)
})

test('a figure of a report that is gone says so', async () => {
  const { print, store, pages } = await start()
  store.write.removeReport(tile.reportId)
  expect(await print()).toMatchObject({ ok: true })
  expect(pages[0]).toContain('The report was removed.')
})

test('where nothing draws pages there is none', async () => {
  const { print } = await start()
  expect(await print({ printPage: null })).toEqual(notFound('never'))
})

test('a dashboard that is called off reads no further figures, and is not drawn', async () => {
  const { print, run, world, calling, pages } = await start([tile, { ...tile, id: 'again' }])
  run('a', 10)
  let read = 0
  world.pivot = () => {
    read += 1
    calling.abort()
    return failed(cancelled)
  }
  expect(await print()).toEqual(failed(cancelled))
  expect([read, pages]).toEqual([1, []])
  const last = await start()
  last.run('a', 10)
  last.world.pivot = () => {
    last.calling.abort()
    return failed(cancelled)
  }
  expect(await last.print()).toEqual(failed(cancelled))
  expect(last.pages).toEqual([])
})
