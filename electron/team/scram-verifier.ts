import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import type { Secret } from '#core/accounts/secret'

const rounds = 4_096

/**
 * What PostgreSQL keeps of a password (RFC 5803). It is made here, so that the password stands in no statement and in no
 * log of the server. Passwords are drawn, of letters that need no preparation.
 */
export const scramVerifier = (password: Secret, salt: Buffer = randomBytes(16)): string => {
  const salted = pbkdf2Sync(password.reveal(), salt, rounds, 32, 'sha256')
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest()
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  const serverKey = keyOf('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
