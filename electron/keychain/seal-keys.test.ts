import { expect, test } from 'vitest'
import { createSealKeys } from './seal-keys.ts'
import { keychainInABox, locked } from './testing/keychain-in-a-box.ts'

const name = '00112233445566aa'

test('a key is made once, is found by its name, and goes when it is removed', async () => {
  const { keychain, entries } = keychainInABox()
  const keys = createSealKeys(keychain)
  expect(await keys.read(name)).toEqual({ ok: true, value: null })
  const made = await keys.make(name)
  const read = await keys.read(name)
  if (!made.ok || !read.ok) throw new Error('locked')
  expect(read.value?.equals(made.value)).toBe(true)
  expect(made.value.symmetricKeySize).toBe(32)
  await keys.remove(name)
  expect(entries.size).toBe(0)
})

test('a keychain that forgets what it was given has no key to seal with', async () => {
  const { keychain } = keychainInABox()
  const forgetting = { ...keychain, write: async () => ({ ok: true, value: null }) as const }
  expect(await createSealKeys(forgetting).make(name)).toMatchObject({
    failure: { kind: 'keychain', cause: 'unavailable' },
  })
})

test('an entry that is no key is none, and a locked keychain is never taken for an empty one', async () => {
  const { keychain, entries, state } = keychainInABox()
  entries.set(`contacts-${name}`, 'short')
  const keys = createSealKeys(keychain)
  expect(await keys.read(name)).toEqual({ ok: true, value: null })
  state.isLocked = true
  expect(await keys.read(name)).toEqual(locked)
  expect(await keys.make(name)).toEqual(locked)
})
