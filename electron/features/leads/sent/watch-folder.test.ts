import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { watchFolders } from './watch-folder.ts'

test('a folder that answers when the application ends asks a closed store for nothing', async () => {
  const end = new AbortController()
  const row = <T>(stored: T): T => {
    if (end.signal.aborted) throw new Error('the store is closed')
    return stored
  }
  const listed: string[] = []
  const dependencies = {
    store: {
      readWatchedFolder: () => row({ path: '/site', timeZone: 'Europe/Prague' }),
      readDeletionOrder: () => row(null),
      countDeletions: () => row(0),
    },
    files: {
      list: (path: string) => {
        listed.push(path)
        end.abort()
        return Promise.resolve(null)
      },
    },
    listWorkspaces: () => ['w1', 'w2'].map((id) => ({ id: workspaceIdSchema.parse(id) })),
    announce: () => expect.fail('nobody is there any more'),
  }
  await watchFolders(dependencies as never).look(end.signal)
  expect(listed).toEqual(['/site'])
})
