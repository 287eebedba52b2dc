import { expect, test } from 'vitest'
import { readPartingNote } from '../store/file/parting-note.ts'
import { handClock, openOrThrow, silentLog, storeFolder } from '../store/testing/store-folder.ts'
import { firstForm } from './first-form.ts'
import { leaveNote } from './leave-note.ts'

const leave = async (damage: string) => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.db.exec(damage)
  const defects: string[] = []
  leaveNote({
    directory,
    store,
    version: '1.2.3',
    clock: handClock(),
    staysInTray: true,
    close: () => store.close(),
    log: { ...silentLog, defect: (name) => defects.push(name) },
  })
  return { store, defects, note: readPartingNote(directory, firstForm('1.2.3')) }
}

test('who closes the store notes what the next start asks first', async () => {
  const { store, defects, note } = await leave('')
  expect(note).toMatchObject({ screen: 'welcome', windowPlace: null, staysInTray: true })
  expect([store.db.open, defects]).toEqual([false, []])
})

test('a store in which something cannot be read is closed all the same, and nothing is noted', async () => {
  const damage = `PRAGMA ignore_check_constraints = ON;
    INSERT INTO preference (name, value) VALUES ('windowPlace', 'no JSON')`
  const { store, defects, note } = await leave(damage)
  expect([store.db.open, note]).toEqual([false, null])
  expect(defects).toEqual(['nothing noted for the next start'])
})
