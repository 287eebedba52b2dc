import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from './temporary-folder.ts'

const writes = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  console.log('at work')
  const until = Date.now() + 400
  for (let at = 0; Date.now() < until; at += 1) {
    const folder = process.argv[1] + '/' + at
    try {
      mkdirSync(folder)
      writeFileSync(folder + '/left', '')
    } catch {}
  }
`

test('it is removed although a program that ends still writes there', async () => {
  const { path, remove } = makeTemporaryFolder()
  const program = spawn(process.execPath, ['--eval', writes, path], { stdio: 'pipe' })
  const ended = once(program, 'exit')
  await once(program.stdout, 'data')
  remove()
  await ended
  expect(existsSync(path)).toBe(false)
})
