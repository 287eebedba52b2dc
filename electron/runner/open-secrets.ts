import { type GivenSecrets, openGivenSecrets } from '../keychain/given-secrets.ts'
import type { RunnerOptions } from './command-line.ts'
import { faultOutcome, type Outcome } from './outcome.ts'
import { placesOfSecrets } from './places-of-secrets.ts'
import type { RunnerSpeech } from './speech.ts'

/** The secrets of the place that was named, or of those that the system has for a service. */
export const openSecrets = (
  options: RunnerOptions,
  { words }: RunnerSpeech,
): { readonly given: readonly GivenSecrets[] } | Outcome => {
  const given: GivenSecrets[] = []
  const places = placesOfSecrets({ chosen: options.secrets, environment: process.env })
  for (const place of places) {
    const opened = openGivenSecrets(place)
    if (opened.kind === 'refused') {
      return faultOutcome('secrets', words.secretsRefused[opened.fault](opened.path))
    }
    given.push(opened.secrets)
  }
  return { given }
}
