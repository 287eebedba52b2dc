import { test } from '../../harness/test.ts'

test('every screen is reached by keys, by the palette as well', async ({ start }) => {
  const { unitdesk } = await start()
  await unitdesk.expectWelcome()
  await unitdesk.press('Control+6')
  await unitdesk.expectScreen('Activity')
  await unitdesk.choosePaletteEntry('go to media')
  await unitdesk.expectScreen('Media')
})

test('the question mark lists the shortcuts, Escape puts them away', async ({ start }) => {
  const { unitdesk } = await start()
  await unitdesk.expectWelcome()
  await unitdesk.press('?')
  await unitdesk.expectDialog('Keyboard shortcuts')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
})

test('screens that are still to come say so', async ({ start }) => {
  const { unitdesk } = await start()
  for (const screen of ['Leads', 'Exports', 'Payments'] as const) {
    await unitdesk.go(screen)
    await unitdesk.expectText('Not in this version yet')
  }
})
