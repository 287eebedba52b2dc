import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { mediaCrm, openMedia } from '../../harness/media-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { sizeWindow } from '../../screens/size-window.ts'

const folder = (home: string, paths: readonly string[]): string => {
  writeFolder(join(home, 'mixed'), paths)
  return join(home, 'mixed')
}

test('files without a match find their place by dragging onto the tree and by typing', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  await mediaCrm(crm).holdBack('get-project')
  const { media, inCrm } = await openMedia(open, crm)
  await media.addFolder(folder(home, ['first.png', 'second.png', 'third.png']))
  await media.expectCount('Needs attention', 3)
  // The places of the project arrive only now, and what was searched for stays.
  await media.searchPlace('A.103')
  await inCrm.letGo()
  await media.dragOnto('first.png', 'A.103')
  await media.expectRow('first.png', 'A.103')
  await media.choose('second.png')
  await media.placeByTyping('b201')
  await media.expectRow('second.png', 'B.201')
  await media.choose('third.png')
  await media.placeByTyping('floor 2')
  await media.expectRow('third.png', 'Floor plan')
  await media.expectCount('Ready', 3)
  await media.undo(/Placed on .*floor/i)
  await media.expectRow('third.png', 'Not placed yet')
  await media.send()
  await media.expectCount('Done', 2)
  const places = (await inCrm.taken()).map(({ parameters }) => Number(parameters['unitid'])).sort()
  const expected = await Promise.all(['A.103', 'B.201'].map(inCrm.unit))
  expect(places).toEqual(expected.map(({ id }) => id).sort())
})

test('several rows are placed at once, ordered, removed and brought back', async ({
  open,
  crm,
  home,
}) => {
  const { unitdesk, media } = await openMedia(open, crm)
  await media.addFolder(folder(home, ['one.jpg', 'three.jpg', 'two.jpg']))
  await media.expectCount('Needs attention', 3)
  await media.choose('one.jpg')
  await media.choose('two.jpg', 'too')
  await media.placeByTyping('a104')
  await media.expectRow('one.jpg', 'A.104')
  await media.expectRow('two.jpg', 'A.104')
  await media.choose('two.jpg')
  await media.list.focus()
  await unitdesk.press('Alt+ArrowUp')
  await expect(media.list.getByRole('row').nth(2)).toContainText('two.jpg')
  await unitdesk.press('Delete')
  await media.expectCount('All', 2)
  await media.undo('1 file removed from the list')
  await media.expectCount('All', 3)
})

test('one confirmation is enough for all guesses, and is there with a row chosen on a small screen', async ({
  open,
  crm,
  home,
}) => {
  const { electron, media } = await openMedia(open, crm)
  await sizeWindow(electron)
  await media.addFolder(folder(home, ['A_104.png', 'A_105.png', 'A.106_pudorys.png']))
  await media.expectCount('Ready', 1)
  await media.expectCount('Needs attention', 2)
  await media.choose('A_104.png')
  // All that can be done stands in one line.
  expect((await media.acts.boundingBox())?.height).toBeLessThan(40)
  await media.press('Confirm all guesses')
  await media.expectCount('Ready', 3)
})

test('a naming rule is tried on the files of the list and then matches them', async ({
  open,
  crm,
  home,
}) => {
  const { unitdesk, page, media } = await openMedia(open, crm)
  await media.addFolder(folder(home, ['x1~A101~y.png', 'x2~A102~y.png', 'other.png']))
  await media.expectCount('All', 3)
  await media.writeRule('{order~{number}')
  await unitdesk.expectText('At 1: a brace isn’t closed or opened.')
  await page.getByRole('textbox', { name: 'Rule' }).fill('*~{number}~*')
  await unitdesk.expectText('2 of 3 files match.')
  await media.saveSettings()
  await media.expectRow('x1~A101~y.png', 'A.101')
  await media.expectRow('x2~A102~y.png', 'A.102')
})
