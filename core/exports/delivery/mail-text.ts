import type { Language } from '#core/format/format-locale'

interface MailTextInput {
  readonly language: Language
  readonly report: string
  /** When the run was made, as a person reads it. */
  readonly at: string
  readonly rows: number | null
  /** What has changed since; empty where nothing is compared. */
  readonly lines: readonly string[]
  /** The place of the latest file; null where the file is in the e-mail. */
  readonly place: { readonly path: string; readonly url: string } | null
}

const words = {
  en: {
    finished: (report: string, at: string) => `The report “${report}” of ${at}`,
    rows: (rows: number) => ` has ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
    noRows: ' is here.',
    attached: 'It is attached.',
    place: 'It is in this folder:',
    dashboard: (at: string) =>
      `The dashboard of ${at} is attached. Each figure says how old it is.`,
    sender: 'Sent by Unitdesk.',
    testSubject: 'Unitdesk: e-mail works',
    test: 'Reports can be sent from Unitdesk through this mail server.',
  },
  cs: {
    finished: (report: string, at: string) => `Report „${report}“ z ${at}`,
    rows: (rows: number) => `, počet řádků: ${rows}.`,
    noRows: ' je hotový.',
    attached: 'Je v příloze.',
    place: 'Je v této složce:',
    dashboard: (at: string) =>
      `V příloze je přehled z ${at}. U každého čísla je uvedeno, jak je staré.`,
    sender: 'Poslal Unitdesk.',
    testSubject: 'Unitdesk: e-mail funguje',
    test: 'Přes tento poštovní server může Unitdesk posílat reporty.',
  },
} as const satisfies Record<Language, object>

/** What an e-mail with a report says; plain text, which every program shows as it is. */
export const mailText = ({ language, report, at, rows, lines, place }: MailTextInput): string => {
  const say = words[language]
  const where = place === null ? [say.attached] : [say.place, place.path, `<${place.url}>`]
  return [
    `${say.finished(report, at)}${rows === null ? say.noRows : say.rows(rows)}`,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    '',
    ...where,
    '',
    say.sender,
    '',
  ].join('\n')
}

/** What an e-mail with the dashboard says. */
export const dashboardMailText = (language: Language, at: string): string => {
  const { dashboard, sender } = words[language]
  return `${dashboard(at)}\n\n${sender}\n`
}

/** An e-mail that is no report. */
export const testMail = (
  language: Language,
): { readonly subject: string; readonly text: string } => {
  const { testSubject, test, sender } = words[language]
  return { subject: testSubject, text: `${test}\n\n${sender}\n` }
}
