import type { Runner } from '../open-runner.ts'
import { exitCodes, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** The person's word that reports may leave to a server: a window asks before anything leaves there for the first time. */
export const allowAddress = async (
  { allowContact }: Runner,
  address: string,
  { words }: RunnerSpeech,
): Promise<Outcome> => {
  if (!URL.canParse(address)) return faultOutcome('address', words.noAddress(address))
  const origin = await allowContact(address)
  return { exitCode: exitCodes.done, json: { origin }, lines: [words.allowed(origin)] }
}
