// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Settings } from '#core/contract/settings'
import { pageAround } from '../../testing/render-in-page.tsx'
import { AppearanceSection } from './appearance-section.tsx'

const settings: Settings = {
  language: 'en',
  colorScheme: 'light',
  density: 'normal',
  isAnyCallOn: false,
  personName: '',
  place: { screen: 'settings', workspaceId: null, projectId: null },
}

const start = async () => {
  const kept: (string | undefined)[] = []
  const { unmount } = render(
    <AppearanceSection settings={settings} onChange={({ personName }) => kept.push(personName)} />,
    { wrapper: await pageAround() },
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Jana ' } })
  return { kept, unmount }
}

test('a name is kept when its field is left, with Enter, and by whoever goes to another screen', async () => {
  const left = await start()
  expect(left.kept).toEqual([])
  fireEvent.blur(screen.getByRole('textbox'))
  expect(left.kept).toEqual(['Jana'])
  left.unmount()
  const entered = await start()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(entered.kept).toEqual(['Jana'])
  entered.unmount()
  const gone = await start()
  gone.unmount()
  expect(gone.kept).toEqual(['Jana'])
})
