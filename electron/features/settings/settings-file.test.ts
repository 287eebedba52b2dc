import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import { planSettings } from '#core/settings/plan-settings'
import type { SettingsContent } from '#core/settings/settings-content'
import { writeSettingsFile } from '#core/settings/settings-file'
import { settingsFileHandlers } from './settings-file.ts'

const file = fileTokenSchema.parse('t1')
const context = { signal: new AbortController().signal }
const nothing: SettingsContent = {
  workspaces: [],
  exports: { mail: null, sftp: null, retention: null, digest: null, alarms: null },
}
const alarmsTo = (...recipients: string[]): SettingsContent => ({
  ...nothing,
  exports: { ...nothing.exports, alarms: { recipients, toWebhook: false, kinds: ['reports'] } },
})

test('what comes in is what a person has looked at, whatever is in the file by then', async () => {
  const disk = { text: writeSettingsFile(alarmsTo('eva@example.cz')) }
  const brought: SettingsContent[] = []
  const limits = { allowsServer: () => true, allowsPayments: true }
  const handlers = settingsFileHandlers({
    readContent: () => nothing,
    bringIn: (content) => {
      brought.push(content)
      return success(planSettings(nothing, content, limits))
    },
    limits,
    pickSaveFile: () => Promise.resolve(null),
    grantedPath: () => success('/shared/settings.json'),
    files: {
      read: () => Promise.resolve(success(disk.text)),
      write: () => Promise.resolve(success(null)),
    },
  })
  const shown = await handlers['settings.readFile']({ file }, context)
  disk.text = writeSettingsFile(alarmsTo('somebody@example.com'))
  expect(await handlers['settings.importFile']({ file }, context)).toEqual(shown)
  expect(brought).toEqual([alarmsTo('eva@example.cz')])
  // A file that nobody has looked at, as a runner is given, is read when it comes in.
  const other = fileTokenSchema.parse('t2')
  await handlers['settings.importFile']({ file: other }, context)
  expect(brought[1]).toEqual(alarmsTo('somebody@example.com'))
})
