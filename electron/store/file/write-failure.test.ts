import { expect, test } from 'vitest'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { attemptWrite, isOfClosedStore } from './write-failure.ts'

const refusing = (code: string) => () => {
  throw Object.assign(new Error('the disk refused'), { code })
}

test.each([
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['SQLITE_BUSY', 'inUse'],
  ['SQLITE_IOERR_WRITE', 'failed'],
])('%s is told as %s', (code, cause) => {
  expect(attemptWrite('/store/unitdesk.db', refusing(code))).toEqual({
    ok: false,
    failure: { kind: 'store', cause, path: '/store/unitdesk.db', again: 'afterFix' },
  })
})

test('a mistake of the program is not taken for one of the disk', () => {
  const mistaken = () => {
    throw new TypeError('undefined is not a unit')
  }
  expect(() => attemptWrite('/store/unitdesk.db', mistaken)).toThrow(TypeError)
})

const thrownBy = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error
  }
  return expect.fail('nothing was thrown')
}

test('whatever is asked of a store that is closed says so, and no other error does', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const statement = db.prepare('SELECT 1')
  const commit = db.transaction(() => statement.get())
  const missing = thrownBy(() => db.prepare('SELECT 1 FROM nothing'))
  close()
  const asked = [() => statement.get(), () => db.prepare('SELECT 2'), commit]
  expect(asked.map((act) => isOfClosedStore(thrownBy(act)))).toEqual([true, true, true])
  expect([missing, new TypeError('undefined is not a unit')].map(isOfClosedStore)).toEqual([
    false,
    false,
  ])
})
