import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** The key of a team at work. What is made of it for one purpose says nothing of what is made for another. */
export interface TeamKey {
  /** What the team's database knows the key by. */
  readonly print: string
  /** For what only those may read who have the key. */
  readonly sealing: KeyObject
  /** What the team's database knows something by that it must not read. */
  readonly digestOf: (text: string) => string
}

export const drawKey = (): Buffer => randomBytes(32)

export const teamKeyOf = (key: Uint8Array): TeamKey => {
  const made = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', key, '', `unitdesk team ${purpose}`, 32))
  const naming = createSecretKey(made('names'))
  return {
    print: made('print').toString('hex'),
    sealing: createSecretKey(made('sealing')),
    digestOf: (text) => createHmac('sha256', naming).update(text).digest('hex'),
  }
}
