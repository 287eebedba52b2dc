import type { QueryClient } from '@tanstack/react-query'
import { readFirstScreen } from '#core/first-screen'
import { chooseLanguage } from '#core/format/format-locale'
import { once } from '#core/once'
import { loadWords } from '../i18n/words.ts'
import { askThrough } from './ask-through.ts'
import { followMain } from './follow-main.ts'
import { createQueryClient } from './query-client.ts'
import { readStart, type Start } from './start.ts'

interface FirstReads {
  readonly client: QueryClient
  readonly start: Promise<Start>
  /** The first screen has what it shows, or will say itself why not. */
  readonly ready: Promise<void>
}

const nothing = () => undefined

const ask = (): FirstReads => {
  const client = createQueryClient()
  followMain(client)
  // The first access of a page to localStorage waits for main, which is about to be busy with opening the store.
  void localStorage.length
  const start = readStart(client)
  const ready = start
    .then(({ settings, storeState, systemLocale }) =>
      Promise.all([
        loadWords(chooseLanguage(settings.language, systemLocale)),
        storeState.kind === 'closed'
          ? undefined
          : readFirstScreen(askThrough(client), settings.place),
      ]),
    )
    .then(nothing, nothing)
  return { client, start, ready }
}

/** Asks main for all that the first screen needs, once; later callers get the same answers. */
export const askAhead = once(ask)
