import type { Runner } from '../open-runner.ts'
import { exitCodes, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** The person's word that reports may leave to a server: a window asks before anything leaves there for the first time. */
export const allowAddress = async (
  { allowContact }: Runner,
  address: string,
  { words }: RunnerSpeech,
): Promise<Outcome> => {
  if (!isServer(address)) return faultOutcome('address', words.noAddress(address))
  const origin = await allowContact(address)
  return { exitCode: exitCodes.done, json: { origin }, lines: [words.allowed(origin)] }
}

/** Something leaves by these alone; a mail server or one for files is asked about with its port, which is never left out. */
export const isServer = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port } = new URL(address)
  if (hostname === '') return false
  return ofWeb.includes(protocol) || (withPort.includes(protocol) && port !== '')
}

const ofWeb: readonly string[] = ['http:', 'https:']
const withPort: readonly string[] = ['smtp:', 'smtps:', 'sftp:']
