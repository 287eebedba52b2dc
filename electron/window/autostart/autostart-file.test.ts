import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { autostartFile } from './autostart-file.ts'

const placeForFile = (): string => {
  const folder = temporaryFolder()
  return join(folder, 'config', 'autostart', 'unitdesk.desktop')
}

test('the application starts with the session once its entry is there, and no longer when it is gone', () => {
  const path = placeForFile()
  const file = autostartFile(path)
  expect(file.isThere()).toBe(false)
  file.write(['/opt/Unitdesk/unitdesk', '--background'])
  expect(file.isThere()).toBe(true)
  expect(readdirSync(dirname(path))).toEqual(['unitdesk.desktop'])
  file.remove()
  expect(file.isThere()).toBe(false)
})

test('a command with spaces, quotes and signs of the shell is started as it is', () => {
  const path = placeForFile()
  autostartFile(path).write(['/home/eva/My $apps/100 %/"x"', '--background'])
  expect(readFileSync(path, 'utf8')).toContain(
    String.raw`Exec="/home/eva/My \\$apps/100 %%/\\"x\\"" "--background"`,
  )
})

test('an entry that the desktop has switched off starts nothing', () => {
  const path = placeForFile()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '[Desktop Entry]\nExec=x\nHidden=true\n')
  expect(autostartFile(path).isThere()).toBe(false)
})
