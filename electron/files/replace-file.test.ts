import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { replaceFile } from './replace-file.ts'

const fileName = 'Jednotky.xlsx'

const newFolder = (): string => {
  const folder = temporaryFolder()
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('a file takes the place of the one that is there, and nothing else is left', async () => {
  const folder = newFolder()
  for (const text of ['first', 'second']) {
    const replaced = await replaceFile({
      folder,
      fileName,
      bytes: Buffer.from(text),
      expects: 'anything',
    })
    expect(replaced).toEqual({ ok: true, value: null })
    expect(readFileSync(join(folder, fileName), 'utf8')).toBe(text)
  }
  expect(readdirSync(folder)).toEqual([fileName])
})

test('of many that are written at once one is there, whole', async () => {
  const folder = newFolder()
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(100_000))
  const written = await Promise.all(
    texts.map((text) =>
      replaceFile({ folder, fileName, bytes: Buffer.from(text), expects: 'anything' }),
    ),
  )
  expect(written.every(({ ok }) => ok)).toBe(true)
  expect(texts).toContain(readFileSync(join(folder, fileName), 'utf8'))
  expect(readdirSync(folder)).toEqual([fileName])
})

test.skipIf(process.platform === 'win32')(
  'who may read the file may read the next one, and a new one is as its folder has it',
  async () => {
    const folder = newFolder()
    const path = join(folder, fileName)
    const before = process.umask(0o022)
    onTestFinished(() => void process.umask(before))
    await replaceFile({ folder, fileName, bytes: Buffer.from('a'), expects: 'new' })
    expect(statSync(path).mode & 0o777).toBe(0o644)
    chmodSync(path, 0o660)
    await replaceFile({ folder, fileName, bytes: Buffer.from('b'), expects: 'anything' })
    expect(statSync(path).mode & 0o777).toBe(0o660)
  },
)

test('where the place is gone or no folder, what was there stays, and why is told', async () => {
  const folder = newFolder()
  const given = { fileName, bytes: Buffer.from('a'), expects: 'anything' } as const
  const gone = await replaceFile({ ...given, folder: join(folder, 'gone') })
  expect(gone).toMatchObject({ failure: { kind: 'place', cause: 'gone' } })
  const inside = join(folder, 'table.csv')
  writeFileSync(inside, 'kept')
  const notAFolder = await replaceFile({ ...given, folder: inside })
  expect(notAFolder).toMatchObject({ failure: { kind: 'place', cause: 'gone' } })
  expect(readFileSync(inside, 'utf8')).toBe('kept')
  expect(readdirSync(folder)).toEqual(['table.csv'])
})

test('where a new file is expected, one that is there already stays', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, fileName), 'kept')
  const replaced = await replaceFile({ folder, fileName, bytes: Buffer.from('a'), expects: 'new' })
  expect(replaced).toMatchObject({ failure: { kind: 'invalidInput', rule: 'fileOfPerson' } })
  expect(readFileSync(join(folder, fileName), 'utf8')).toBe('kept')
})
