import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryFolderOfFile } from '../../testing/temporary-folder.ts'
import { answerBundleRequest } from './answer-bundle-request.ts'
import { listBundleFiles } from './bundle-files.ts'

const root = temporaryFolderOfFile()
const bundle = join(root, 'renderer')
mkdirSync(join(bundle, 'assets'), { recursive: true })
writeFileSync(join(root, 'secret.js'), 'secret')
writeFileSync(join(bundle, 'index.html'), '<meta content="__STYLE_NONCE__">')
writeFileSync(join(bundle, 'assets', 'main.js'), 'code')
symlinkSync(join(root, 'secret.js'), join(bundle, 'assets', 'link.js'))

const files = listBundleFiles(bundle)
const ask = (url: string, method = 'GET') =>
  answerBundleRequest(files, { url, method }, () => 'n0nce')

test('the page comes with a policy and a nonce of its own', async () => {
  const page = ask('app://bundle/index.html')
  expect(await text(page.body)).toBe('<meta content="n0nce">')
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'nonce-n0nce'")
})

test('a script comes as a script', async () => {
  const script = ask('app://bundle/assets/main.js')
  expect([await text(script.body), script.headers['content-type']]).toEqual([
    'code',
    'text/javascript; charset=utf-8',
  ])
})

test.each([
  'app://bundle/../secret.js',
  'app://bundle/assets/../../secret.js',
  'app://bundle/%2e%2e/secret.js',
  'app://bundle/..%5csecret.js',
  'app://bundle/assets/link.js',
  'app://bundle/assets/',
  'app://bundle/index.html%00',
  'app://bundle/INDEX.HTML',
  'app://bundle/index.html?x',
  'app://other/index.html',
  'app://bundle.evil/index.html',
  'https://bundle/index.html',
  '',
])('%j is not found', (url) => {
  expect(ask(url).status).toBe(404)
})

test('nothing but reading is answered', () => {
  expect(ask('app://bundle/index.html', 'POST').status).toBe(404)
})

test('no address leads out of the table', async () => {
  const part = fc.constantFrom('..', '.', '%2e%2e', 'assets', 'secret.js', '\\', '//', '%00', ';')
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      expect(await text(ask(`app://bundle/${parts.join('/')}`).body)).not.toContain('secret')
    }),
  )
})
