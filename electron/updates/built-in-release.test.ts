import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { feedFolder, releaseKeys } from '#core/updates/release'

const electron = join(import.meta.dirname, '..')
const product = readdirSync(electron, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing[\\/]/.test(file))
  .map((file) => [file, readFileSync(join(electron, file), 'utf8')] as const)

test('each built-in key is the public half of an Ed25519 key, and each address one that is encrypted', () => {
  expect(feedFolder).toMatch(/^https:\/\/[\w.-]+\/(?:[\w-]+\/)*$/)
  // What is asked for is compared with it as the address that it is.
  expect(new URL(feedFolder).href).toBe(feedFolder)
  for (const key of releaseKeys) {
    const { asymmetricKeyType, type } = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    })
    expect({ asymmetricKeyType, type }).toEqual({ asymmetricKeyType: 'ed25519', type: 'public' })
  }
})

test('the application has no way to be told another key or another server', () => {
  const naming = (pattern: RegExp) =>
    product.flatMap(([file, text]) => (pattern.test(text) ? file.replaceAll('\\', '/') : []))
  expect(naming(/\breleaseKeys\b/)).toEqual(['wiring/open-updates.ts'])
  // What opens the application could hand it another release, as a test does.
  expect(naming(/\bopenApplication\(/)).toEqual(['main.ts'])
  expect(product.find(([file]) => file === 'main.ts')?.[1]).not.toMatch(/\brelease\b/)
})
