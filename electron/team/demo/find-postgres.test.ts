import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { installedPostgres } from './find-postgres.ts'

const install = (folder: string, programs = ['initdb', 'postgres']): string => {
  mkdirSync(folder, { recursive: true })
  for (const program of programs) writeFileSync(join(folder, program), '')
  return folder
}

test('a PostgreSQL on the path is found before others, where both of its programs are there', () => {
  const home = temporaryFolder()
  const client = install(join(home, 'client'), ['psql', 'postgres'])
  const onPath = install(join(home, 'bin'))
  install(join(home, 'versions', '17', 'bin'))
  const places = [[join(home, 'versions'), '', 'bin']] as const
  const path = ['', client, onPath].join(delimiter)
  expect(installedPostgres({ path, places })).toBe(onPath)
})

test('of those that installers have put beside each other it is the newest, and none that is too old', () => {
  const home = temporaryFolder()
  for (const version of ['9', '13', '15', '9.6']) install(join(home, `pg-${version}`, 'bin'))
  const places = [[home, 'pg-', 'bin']] as const
  const found = () => installedPostgres({ path: '', places })
  expect(found()).toBe(join(home, 'pg-15', 'bin'))
  const newest = install(join(home, 'pg-100', 'bin'))
  expect(found()).toBe(newest)
  expect(installedPostgres({ path: '', places: [[join(home, 'none'), '', 'bin']] })).toBeNull()
})
