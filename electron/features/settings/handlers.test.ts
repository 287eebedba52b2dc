import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import type { Settings } from '#core/contract/settings'
import { workspaceIdSchema } from '#core/ids'
import { settingsHandlers } from './handlers.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const context = { signal: new AbortController().signal }

const start = () => {
  let kept: Settings = {
    language: 'system',
    colorScheme: 'system',
    density: 'normal',
    isAnyCallOn: false,
    personName: '',
    place: { workspaceId, projectId: null, screen: 'prices' },
  }
  const handlers = settingsHandlers({
    readSettings: () => kept,
    writeSettings: (settings) => {
      kept = settings
      return success(null)
    },
  })
  return { handlers, kept: () => kept }
}

test('what is not named stays as it was, down to the place', async () => {
  const { handlers, kept } = start()
  const change = { language: 'cs', density: undefined, place: { screen: 'activity' } } as const
  expect(await handlers['settings.changeSettings'](change, context)).toMatchObject({ ok: true })
  expect(kept()).toEqual({
    language: 'cs',
    colorScheme: 'system',
    density: 'normal',
    isAnyCallOn: false,
    personName: '',
    place: { workspaceId, projectId: null, screen: 'activity' },
  })
})

test('a place can be left', async () => {
  const { handlers, kept } = start()
  await handlers['settings.changeSettings']({ place: { workspaceId: null } }, context)
  expect(kept().place.workspaceId).toBeNull()
})

test('what the disk did not take is not answered as done', async () => {
  const full = failed({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' })
  const handlers = settingsHandlers({
    readSettings: start().kept,
    writeSettings: () => full,
  })
  expect(await handlers['settings.changeSettings']({ language: 'en' }, context)).toEqual(full)
})
