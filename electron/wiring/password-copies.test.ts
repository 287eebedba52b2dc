import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startHttpServer } from '../crm/testing/start-http-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const script = fileURLToPath(new URL('testing/one-call-process.ts', import.meta.url))

test('when calls are over, also one that was refused with the words that it had sent, no copy of the password is left', async () => {
  const folder = temporaryFolder()
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const password = `password-${randomBytes(12).toString('hex')}`
  const control = `held-${randomBytes(12).toString('hex')}`
  const heapFile = join(folder, 'all.heapsnapshot')
  let asked = 0
  const baseUrl = await startHttpServer((request, response) => {
    let sent = ''
    request.on('data', (piece: Buffer) => {
      sent += piece.toString()
    })
    request.on('end', () => {
      expect(sent).toContain(password)
      asked += 1
      response.statusCode = asked === 1 ? 200 : 400
      response.end(asked === 1 ? 'good' : `not with ${sent}`)
    })
  })
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    baseUrl,
    fileOf('password', password),
    fileOf('control', control),
    heapFile,
  ])
  expect(JSON.parse(stdout)).toEqual([true, false])
  const memory = readFileSync(heapFile, 'utf8')
  expect([memory.includes(control), memory.includes(password)]).toEqual([true, false])
})
