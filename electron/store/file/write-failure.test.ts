import { expect, test } from 'vitest'
import { attemptWrite } from './write-failure.ts'

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
