import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { keychainInABox } from './keychain-in-a-box.ts'

/** A keychain that several processes of a test have in common, one after another. */
export const keychainInAFile = (path: string): ReturnType<typeof keychainInABox> => {
  const box = keychainInABox()
  if (existsSync(path)) {
    const kept: [string, string][] = JSON.parse(readFileSync(path, 'utf8'))
    for (const [name, secret] of kept) box.entries.set(name, secret)
  }
  return {
    ...box,
    keychain: {
      ...box.keychain,
      write: async (user, password) => {
        const written = await box.keychain.write(user, password)
        writeFileSync(`${path}.new`, JSON.stringify([...box.entries]))
        renameSync(`${path}.new`, path)
        return written
      },
    },
  }
}
