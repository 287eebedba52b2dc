import type { Language } from '#core/format/format-locale'

export type StartFault = 'notWritable' | 'full' | 'inTheWay' | 'unexpected'

const faults: Readonly<Record<string, StartFault>> = {
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EROFS: 'notWritable',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EEXIST: 'inTheWay',
  ENOTDIR: 'inTheWay',
  EISDIR: 'inTheWay',
}

interface Words {
  readonly title: string
  /** What is wrong, and what a person can do about it. */
  readonly sentences: Readonly<Record<StartFault, (place: string) => string>>
  readonly withoutSandbox: string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Unitdesk cannot start',
    sentences: {
      notWritable: (place) =>
        `Unitdesk may not write to ${place}. Allow your user to write there, then start Unitdesk again.`,
      full: (place) =>
        `There is no space left on the disk of ${place}. Make some room there, then start Unitdesk again.`,
      inTheWay: (place) =>
        `In ${place}, a file and a folder are in each other’s way. Move what is there to another place, then start Unitdesk again.`,
      unexpected: (place) =>
        `Something unexpected has happened. Start Unitdesk again. If it happens again, send us the text below and the folder “logs” of ${place}.`,
    },
    withoutSandbox:
      'This system refuses the AppImage the user namespaces in which Unitdesk shows its pages, and Unitdesk does not run without that protection. Install the .deb or the .rpm package, which brings the permission with it, or ask your administrator to allow unprivileged user namespaces.',
  },
  cs: {
    title: 'Unitdesk nelze spustit',
    sentences: {
      notWritable: (place) =>
        `Unitdesk nesmí zapisovat do ${place}. Povolte tam svému účtu zápis a spusťte Unitdesk znovu.`,
      full: (place) =>
        `Na disku s ${place} není místo. Uvolněte tam místo a spusťte Unitdesk znovu.`,
      inTheWay: (place) =>
        `V ${place} je soubor místo složky nebo naopak. Přesuňte ho jinam a spusťte Unitdesk znovu.`,
      unexpected: (place) =>
        `Stalo se něco neočekávaného. Spusťte Unitdesk znovu. Pokud se to opakuje, pošlete nám text níže a složku „logs“ z ${place}.`,
    },
    withoutSandbox:
      'Tento systém odmítá AppImage uživatelské jmenné prostory, ve kterých Unitdesk zobrazuje své stránky, a bez této ochrany Unitdesk neběží. Nainstalujte balíček .deb nebo .rpm, který si povolení přináší, nebo požádejte správce, aby neprivilegované uživatelské jmenné prostory povolil.',
  },
}

const wordOf = (error: unknown, name: 'code' | 'path'): string | null => {
  if (typeof error !== 'object' || error === null) return null
  const word: unknown = Reflect.get(error, name)
  return typeof word === 'string' ? word : null
}

/** The words that a person reads when the application cannot start. */
export const refusalWords = (
  error: unknown,
  { language, profile }: { readonly language: Language; readonly profile: string },
): { readonly title: string; readonly text: string } => {
  const { title, sentences } = words[language]
  const fault = faults[wordOf(error, 'code') ?? ''] ?? 'unexpected'
  const sentence = sentences[fault](wordOf(error, 'path') ?? profile)
  return { title, text: `${sentence}\n\n${String(error)}` }
}

/** The words where the system refuses an AppImage the sandbox. */
export const wordsWithoutSandbox = (
  language: Language,
): { readonly title: string; readonly text: string } => ({
  title: words[language].title,
  text: words[language].withoutSandbox,
})
