import { expect, test } from 'vitest'
import { backupTables } from '#core/exports/backup/backup-tables'
import { fileTokenSchema } from '#core/ids'
import { readBackupForm, toBackupForm } from './backup-form.ts'

const folder = fileTokenSchema.parse('token')
const picked = { ...toBackupForm(null), folder, path: '/backups' }

test('a new backup reads everything every noon and keeps days, weeks and months', () => {
  expect(readBackupForm(picked)).toEqual({
    ok: true,
    input: {
      folder,
      schedule: { kind: 'daily', times: ['12:00'], zone: 'Europe/Prague' },
      tables: backupTables,
      withFiles: true,
      keeping: { days: 7, weeks: 4, months: 12 },
    },
  })
})

test('what is saved comes back as it was', () => {
  const read = readBackupForm(picked)
  if (!read.ok) throw new Error('it is not read')
  const { folder: _, ...definition } = read.input
  const saved = { ...definition, folder: '/backups', nextAt: null, turn: null, last: null }
  expect(readBackupForm(toBackupForm(saved))).toEqual({
    ok: true,
    input: { ...read.input, folder: null },
  })
})

test.each([
  [{ path: null }, 'folder'],
  [{ tables: [] }, 'tables'],
  [{ days: '0' }, 'days'],
  [{ weeks: 'x' }, 'weeks'],
  [{ months: '999' }, 'months'],
  [{ schedule: { ...picked.schedule, kind: 'none' as const } }, 'schedule'],
  [{ schedule: { ...picked.schedule, times: '25:00' } }, 'schedule'],
])('with %j the field is named that is wrong', (part, field) => {
  const read = readBackupForm({ ...picked, ...part })
  expect(read.ok ? [] : [...read.wrong]).toEqual([field])
})
