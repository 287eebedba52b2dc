import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { insertWorkspace, listWorkspaces, removeWorkspace } from '../accounts/workspaces.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { rememberUntilChanged } from './remember-until-changed.ts'

test('the disk is asked once until one of the tables changes, also by what goes with it', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const remember = rememberUntilChanged(db, 'workspace', 'account')
  let asked = 0
  const labels = () =>
    remember('labels', () => {
      asked += 1
      return listWorkspaces(db).flatMap(({ accounts }) => accounts.map(({ label }) => label))
    })
  expect([labels(), labels(), asked]).toEqual([[], [], 1])
  insertWorkspace(db, sampleWorkspace('w1'))
  const [label] = labels()
  expect([label, labels()[0], asked]).toEqual([label, label, 2])
  db.prepare('UPDATE account SET label = ?').run('Another')
  expect([labels()[0], asked]).toEqual(['Another', 3])
  removeWorkspace(db, workspaceIdSchema.parse('w1'))
  expect([labels(), asked]).toEqual([[], 4])
  close()
})

test('whoever asks for the same tables again shares what is remembered of them', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const first = rememberUntilChanged(db, 'workspace')
  expect(rememberUntilChanged(db, 'workspace')).toBe(first)
  expect(rememberUntilChanged(db, 'account')).not.toBe(first)
  close()
})
