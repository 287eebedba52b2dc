import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolderOfFile } from '../../testing/temporary-folder.ts'
import { answerPictureRequest } from './answer-picture-request.ts'

const root = temporaryFolderOfFile()

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.alloc(2_700_000, 'pixels'),
])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const kept: Record<string, Uint8Array | string> = {
  plan: png,
  photo: Buffer.from('ffd8ffe000', 'hex'),
  card: '%PDF-1.4',
  drawing: svg,
  page: '<html><script>alert(1)</script></html>',
  script: 'alert(1)',
  empty: '',
  archive: 'PK\x03\x04',
}
for (const [name, bytes] of Object.entries(kept)) writeFileSync(join(root, name), bytes)
mkdirSync(join(root, 'folder'))
execFileSync('/usr/bin/mkfifo', [join(root, 'pipe')])
const known = new Set([...Object.keys(kept), 'folder', 'pipe', 'gone'])

const asked: string[] = []
const paths = {
  pathOfFile: (fileId: string) => (known.has(fileId) ? join(root, fileId) : null),
  pathOfResource: ({ workspaceId, uid }: { workspaceId: string; uid: string }) => {
    asked.push(`${workspaceId} ${uid}`)
    return Promise.resolve(workspaceId === 'w1' && uid === 'u-1.png' ? join(root, 'plan') : null)
  },
}
const ask = (url: string, method = 'GET') => answerPictureRequest(paths, { url, method })

test('a row of the list is shown as what its bytes are, and as nothing else', async () => {
  const answer = await ask('app://bundle/media/file/plan')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(png.equals(await buffer(answer.body))).toBe(true)
})

test.each([
  ['photo', 'image/jpeg'],
  ['card', 'application/pdf'],
])('%s comes as %s', async (name, type) => {
  const answer = await ask(`app://bundle/media/file/${name}`)
  expect(answer.headers['content-type']).toBe(type)
})

test('what the server has shown is asked for by its workspace', async () => {
  const answer = await ask('app://bundle/media/resource/w1/u-1.png')
  expect(png.equals(await buffer(answer.body))).toBe(true)
  expect((await ask('app://bundle/media/resource/w2/u-1.png')).status).toBe(404)
  expect(asked).toEqual(['w1 u-1.png', 'w2 u-1.png'])
})

test.each([
  'drawing',
  'page',
  'script',
  'empty',
  'archive',
  'folder',
  'pipe',
  'gone',
  'unknown',
  '',
  '.',
  '..',
  '../secret',
  '%2e%2e',
  'plan/',
  'plan?x',
  'plan#x',
  'plan%00',
  'PLAN',
  ' plan',
  'plan/x',
  '/plan',
  '//plan',
  'a\\plan',
])('the file %j is not found', async (name) => {
  expect((await ask(`app://bundle/media/file/${name}`)).status).toBe(404)
})

test.each([
  'app://bundle/media/',
  'app://bundle/media/file',
  'app://bundle/media/files/plan',
  'app://bundle/media/../media/file/plan',
  'app://other/media/file/plan',
  'app://bundle.evil/media/file/plan',
  'https://bundle/media/file/plan',
  'app://bundle/media/resource/w1',
  'app://bundle/media/resource/w1/u-1.png/',
  'app://bundle/media/resource/../u-1.png',
  'app://bundle/media/resource/w1/u%201',
  '',
])('%j is not found', async (url) => {
  expect((await ask(url)).status).toBe(404)
})

test('nothing but reading is answered', async () => {
  expect((await ask('app://bundle/media/file/plan', 'POST')).status).toBe(404)
  expect((await ask('app://bundle/media/file/plan', 'HEAD')).status).toBe(404)
})

test('whatever the address is, no place of the disk is asked for by it', async () => {
  const part = fc.constantFrom('file', 'resource', '..', '%2e%2e', '\\', '//', 'plan', '%00', 'w1')
  const seen: string[] = []
  const watched = {
    pathOfFile: (fileId: string) => {
      seen.push(fileId)
      return null
    },
    pathOfResource: ({ workspaceId, uid }: { workspaceId: string; uid: string }) => {
      seen.push(workspaceId, uid)
      return Promise.resolve(null)
    },
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(part, fc.webPath()), { maxLength: 6 }), async (parts) => {
      const url = `app://bundle/media/${parts.join('/')}`
      expect((await answerPictureRequest(watched, { url, method: 'GET' })).status).toBe(404)
      expect(seen.filter((name) => /[^\w.-]/.test(name))).toEqual([])
    }),
  )
})

const opened = () => readdirSync('/proc/self/fd').filter(isPlan).length

test('a page that has seen enough lets go of the file', async () => {
  const { body } = await ask('app://bundle/media/file/plan')
  expect((await body.iterator({ destroyOnReturn: false }).next()).done).toBe(false)
  expect(opened()).toBe(1)
  body.destroy()
  await expect.poll(opened).toBe(0)
})

test('so does one that is gone before it has seen anything, and one that has seen all', async () => {
  const unseen = await ask('app://bundle/media/file/plan')
  unseen.body.destroy()
  await expect.poll(opened).toBe(0)
  await buffer((await ask('app://bundle/media/file/plan')).body)
  await expect.poll(opened).toBe(0)
})

test('a disk that gives up in the middle of a picture breaks the answer off: half of it is not taken for all', async () => {
  const { status, body } = await ask('app://bundle/media/file/plan')
  const other = await open(join(root, 'photo'))
  const reading = vi.spyOn(Object.getPrototypeOf(other), 'read')
  onTestFinished(() => reading.mockRestore())
  await other.close()
  const gone = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
  reading.mockRejectedValue(gone)
  expect(status).toBe(200)
  await expect(buffer(body)).rejects.toBe(gone)
  await expect.poll(opened).toBe(0)
})

const isPlan = (descriptor: string): boolean => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`) === join(root, 'plan')
  } catch {
    return false
  }
}
