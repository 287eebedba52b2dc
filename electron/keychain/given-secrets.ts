import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Secret, toSecret } from '#core/accounts/secret'
import { parseJson } from '#core/parse-json'
import { keychainFailure } from './ask-in-turn.ts'
import type { Keychain } from './keychain.ts'
import type { PasswordOwner, PasswordVault } from './password-vault.ts'

/** A place in which whoever runs a service has put its secrets. It is read anew whenever one is needed. */
export interface GivenSecrets {
  /** Null where the place has none of this name. */
  readonly read: (name: string) => Secret | null
}

/** Why a place is not taken: it is not there, is no such thing, or others can read it. */
type PlaceFault = 'missing' | 'unreadable' | 'open'

type OpenedPlace =
  | { readonly kind: 'opened'; readonly secrets: GivenSecrets }
  | { readonly kind: 'refused'; readonly fault: PlaceFault; readonly path: string }

/** A place is a folder with a file for each secret, or a file of JSON with all of them. */
export interface PlaceOfSecrets {
  readonly path: string
  /** The system guards the folders of credentials that it makes itself: their modes say something else. */
  readonly guardedBy: 'mode' | 'system'
}

/** What groups and others may do with a file. */
const ofOthers = 0o077

export const openGivenSecrets = (place: PlaceOfSecrets): OpenedPlace =>
  unlessRefused(() => openPlace(place)) ?? {
    kind: 'refused',
    fault: 'unreadable',
    path: place.path,
  }

const openPlace = ({ path, guardedBy }: PlaceOfSecrets): OpenedPlace => {
  const found = statOf(path)
  if (found === null) return { kind: 'refused', fault: 'missing', path }
  const isOpen = (stats: Stats) => guardedBy === 'mode' && isReadByOthers(stats)
  if (found.isDirectory()) {
    const open = filesIn(path).find((file) => isOpenFile(statOf(file), isOpen))
    return open === undefined
      ? { kind: 'opened', secrets: secretsInFolder(path, { isOpen, prefix: ofFolder[guardedBy] }) }
      : { kind: 'refused', fault: 'open', path: open }
  }
  if (isOpen(found)) return { kind: 'refused', fault: 'open', path }
  if (readSecretFile(path) === null) return { kind: 'refused', fault: 'unreadable', path }
  return {
    kind: 'opened',
    secrets: {
      read: (name) => {
        const stats = unlessRefused(() => statOf(path))
        const secret = stats === null || isOpen(stats) ? undefined : readSecretFile(path)?.[name]
        return secret === undefined ? null : toSecret(secret)
      },
    },
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).map((name) => join(folder, name))

const isOpenFile = (stats: Stats | null, isOpen: (stats: Stats) => boolean): boolean =>
  stats?.isFile() === true && isOpen(stats)

/** Windows has no such modes: there the folder of the user guards the file. */
const isReadByOthers = ({ mode, uid }: Stats): boolean => {
  if (process.platform === 'win32') return false
  const isOurs = uid === 0 || uid === process.getuid?.()
  return !isOurs || (mode & ofOthers) !== 0
}

const statOf = (path: string): Stats | null => statSync(path, { throwIfNoEntry: false }) ?? null

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')

const readSecretFile = (path: string): Readonly<Record<string, string>> | null => {
  const texts = parseJson(readText(path) ?? '')
  return isTexts(texts) ? texts : null
}

interface FolderOfSecrets {
  readonly isOpen: (stats: Stats) => boolean
  /** What may stand before the name of a secret. */
  readonly prefix: string
}

/** systemd puts the name of a credential before the names of the files of a folder (systemd.exec(5), LoadCredential). */
const ofFolder = { mode: '', system: 'unitdesk_' } as const

const secretsInFolder = (folder: string, { isOpen, prefix }: FolderOfSecrets): GivenSecrets => {
  const readFile = (file: string): Secret | null => {
    const path = join(folder, file)
    const stats = unlessRefused(() => statOf(path))
    const text = stats === null || isOpen(stats) ? null : readText(path)
    // Whoever writes a secret with an editor ends its line.
    return text === null ? null : toSecret(text.replace(/\r?\n$/, ''))
  }
  return {
    read: (name) => readFile(fileNameOf(name)) ?? readFile(`${prefix}${fileNameOf(name)}`),
  }
}

/** The name of a file may hold neither the marks of an address nor what leads out of its folder. */
const fileNameOf = (name: string): string => name.replaceAll(/[^A-Za-z0-9@._+-]/g, '_')

const readText = (path: string): string | null => unlessRefused(() => readFileSync(path, 'utf8'))

/** Null where the system refuses it, whatever its reason. */
const unlessRefused = <T>(look: () => T): T | null => {
  try {
    return look()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}

/** A password belongs to a login and the server that it logs in to, as the one who writes it down knows them. */
const nameOfPassword = ({ login, baseUrl }: Omit<PasswordOwner, 'accountId'>): string =>
  `${login}@${new URL(baseUrl).host}`

/** Passwords that were given come before those that the vault keeps; nothing is written to where they were given. */
export const vaultWithGiven = (
  vault: PasswordVault,
  given: readonly GivenSecrets[],
): PasswordVault => {
  const find = (owner: PasswordOwner) => firstOf(given, nameOfPassword(owner))
  return {
    ...vault,
    read: async (owner) => {
      const secret = find(owner)
      return secret === null ? vault.read(owner) : { ok: true, value: secret }
    },
    keptForThisRun: (owner) => find(owner) !== null || vault.keptForThisRun(owner),
  }
}

/** Where secrets are given, no keychain is asked: it would be that of another user, or none. */
export const noKeychain: Keychain = {
  read: () => Promise.resolve({ ok: true, value: null }),
  write: () => Promise.resolve(keychainFailure('unavailable')),
  // An entry of the person's own keychain stays noted until somebody can remove it.
  remove: () => Promise.resolve(keychainFailure('unavailable')),
}

/** All other secrets have the names of their entries in the keychain; one that is given is kept already. */
export const keychainWithGiven = (
  keychain: Keychain,
  given: readonly GivenSecrets[],
): Keychain => ({
  ...keychain,
  write: async (user, value) =>
    firstOf(given, user)?.reveal() === value
      ? { ok: true, value: null }
      : keychain.write(user, value),
  read: async (user) => {
    const secret = firstOf(given, user)
    return secret === null ? keychain.read(user) : { ok: true, value: secret.reveal() }
  },
})

/** The first secret of a name, in whichever place it is. */
export const firstOf = (given: readonly GivenSecrets[], name: string): Secret | null => {
  for (const { read } of given) {
    const secret = read(name)
    if (secret !== null) return secret
  }
  return null
}
