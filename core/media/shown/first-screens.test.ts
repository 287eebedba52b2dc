import { expect, test } from 'vitest'
import { screenIdSchema } from '#core/ids'
import { firstScreens } from './first-screens.ts'
import { mediaSettingsSchema, usualMediaSettings } from './media-settings.ts'

const screens = (...ids: number[]) => ids.map((id) => screenIdSchema.parse(id))

test('every screen that the server lists is offered once, and the first is chosen', () => {
  expect(firstScreens(screens(4, 2, 4))).toEqual([
    { id: 4, name: '', isChosen: true },
    { id: 2, name: '', isChosen: false },
  ])
})

test('where the server lists none it is the one of the pricelist', () => {
  expect(firstScreens([])).toEqual([{ id: 1, name: '', isChosen: true }])
})

test('however many are listed, they can be kept', () => {
  const many = firstScreens(screens(...Array.from({ length: 70 }, (_, index) => index + 1)))
  expect(mediaSettingsSchema.safeParse({ ...usualMediaSettings, screens: many }).success).toBe(true)
})
