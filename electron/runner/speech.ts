import i18next from 'i18next'
import type { Failure } from '#core/contract/failure'
import { formatLocale, type Language } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import { failureWords } from '../../renderer/src/app/failure-words.ts'
import type { Speech } from '../../renderer/src/i18n/speech.ts'
import { loadWords } from '../../renderer/src/i18n/words.ts'
import type { FailureText } from '../../renderer/src/ui/notices/failure-words.ts'
import { type RunnerWords, runnerWords } from './runner-words.ts'
import { systemLocale } from './system-locale.ts'

/** What the runner tells a person with: its own words, and those of the window. */
export interface RunnerSpeech extends Speech {
  readonly language: Language
  readonly words: RunnerWords
  readonly failureWords: (failure: Failure) => FailureText
  /** What a failure is called in the window: what happened, what was kept, what to do. */
  readonly sayFailure: (failure: Failure) => string
}

export const openSpeech = async (language: Language): Promise<RunnerSpeech> => {
  const { words } = await loadWords(language)
  const i18n = i18next.createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'words',
    resources: { [language]: { words } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const formats = createFormats(formatLocale(language, systemLocale()))
  const say = failureWords({ t: i18n.t, formats })
  return {
    language,
    formats,
    t: i18n.t,
    failureWords: say,
    words: runnerWords[language],
    sayFailure: (failure) => {
      const { title, sentence, nextStep } = say(failure)
      return `${title}. ${sentence} ${nextStep}`
    },
  }
}
