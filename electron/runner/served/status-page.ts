import type { RunnerStatus, ToldReport, ToldRun } from '#core/runner/runner-status'
import { type StatusTrouble, statusTroubles } from '#core/runner/status-troubles'
import type { RunnerSpeech } from '../speech.ts'
import { type PageWords, pageWords } from './page-words.ts'

type Speech = Pick<RunnerSpeech, 'language' | 'formats' | 'failureWords' | 't'>

interface Said extends Speech {
  readonly words: PageWords
}

/** Runs of all reports together. */
const shownRuns = 50

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? '')

const style = `
:root { color-scheme: light dark; --line: light-dark(#dee2e6, #3b3b3b); --dim: light-dark(#5c636a, #a6a6a6);
  --good: light-dark(#2b6a3c, #7ccf93); --bad: light-dark(#b02a2a, #ff9b94); --still: light-dark(#5c636a, #a6a6a6) }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 68rem; padding: 1.5rem 1.25rem;
  background: light-dark(#fff, #1c1c1c); color: light-dark(#212529, #e6e6e6) }
h1 { font-size: 1.35rem; margin: 0 } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } footer, .dim { color: var(--dim) } footer { margin-top: 2rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { padding: .4rem 1rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
th { font-weight: 600 } thead th { color: var(--dim); white-space: nowrap } td.number, th.number { text-align: right }
td { font-variant-numeric: tabular-nums } td.time { white-space: nowrap }
.good { color: var(--good) } .bad { color: var(--bad) } .still { color: var(--still) }
ul { margin: .5rem 0; padding-left: 1.25rem }
`

/** The status for a browser: a page without a program, in the words of whoever asks. */
export const statusPage = (status: RunnerStatus, speech: Speech): string => {
  const words = pageWords[speech.language]
  const said = { ...speech, words }
  const reports = status.workspaces.flatMap(({ name: workspace, reports: own }) =>
    own.map((report) => ({ workspace, report })),
  )
  return `<!doctype html>
<html lang="${speech.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="60">
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${words.title}</h1>${attention(status, said)}</header>
<main>
<h2 id="reports">${words.reports}</h2>
${reports.length === 0 ? `<p>${words.noReports}</p>` : reportsTable(reports, said)}
<h2 id="runs">${words.runs}</h2>
${runsTable(reports, said)}
</main>
<footer>${escaped(words.asOf(speech.formats.dateTime(status.at), status.version))}</footer>
</body>
</html>
`
}

/** What does not come right by itself, before everything else. */
const attention = (status: RunnerStatus, said: Said): string => {
  const { words } = said
  const found = statusTroubles(status).map((trouble) => troubleWords(trouble, said))
  if (found.length === 0) return `<p class="good">✓ ${words.inOrder}</p>`
  const items = found.map((one) => `<li>${escaped(one)}</li>`).join('')
  return `<section aria-label="${words.attention}"><p class="bad">✕ ${words.attention}</p><ul>${items}</ul></section>`
}

const troubleWords = (trouble: StatusTrouble, { words, formats }: Said): string => {
  switch (trouble.kind) {
    case 'refused':
      return words.refused(trouble.cause, formats.dateTime(trouble.since))
    case 'held':
      return words.held(trouble.account, trouble.workspace)
    case 'failing':
      return words.failing(trouble.report, trouble.workspace)
    case 'overdue':
      return words.overdue(trouble.report, trouble.workspace, formats.dateTime(trouble.dueAt))
    case 'silent':
      return words.silent(trouble.workspace)
    default:
      return words[trouble.kind](trouble.workspace, formats.integer(trouble.count))
  }
}

interface ReportOfWorkspace {
  readonly workspace: string
  readonly report: ToldReport
}

const table = (label: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table aria-labelledby="${label}"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

const head = (title: string, kind = ''): string => `<th scope="col" class="${kind}">${title}</th>`

const cell = (html: string, kind = ''): string => `<td class="${kind}">${html}</td>`

const reportsTable = (reports: readonly ReportOfWorkspace[], said: Said): string => {
  const { words, formats } = said
  const heads = [words.report, words.workspace, words.lastRun, words.next].map((one) => head(one))
  const rows = reports.map(({ workspace, report }) => {
    const { name, runs, nextRunAt, isPaused } = report
    const [last] = runs
    const next = nextRunAt === null ? null : formats.dateTime(nextRunAt)
    return `<tr>${[
      `<th scope="row">${escaped(name)}</th>`,
      cell(escaped(workspace)),
      cell(
        last === undefined
          ? `<span class="still">${words.never}</span>`
          : `${outcome(last, said)}<div class="dim">${escaped(formats.dateTime(last.startedAt))}</div>`,
      ),
      cell(escaped(isPaused ? words.paused : (next ?? words.byHand))),
    ].join('')}</tr>`
  })
  return table('reports', heads, rows)
}

const runsTable = (reports: readonly ReportOfWorkspace[], said: Said): string => {
  const { words, formats } = said
  const runs = reports
    .flatMap(({ report: { name, runs: own } }) => own.map((run) => ({ name, run })))
    .sort((one, other) => other.run.startedAt - one.run.startedAt)
    .slice(0, shownRuns)
  if (runs.length === 0) return `<p>${words.none}</p>`
  const heads = [
    head(words.started),
    head(words.report),
    head(words.outcome),
    head(words.rows, 'number'),
    head(words.size, 'number'),
  ]
  const rows = runs.map(
    ({ name, run }) =>
      `<tr>${[
        cell(escaped(formats.dateTime(run.startedAt)), 'time'),
        cell(escaped(name)),
        cell(outcome(run, said)),
        cell(run.rows === null ? '' : escaped(formats.integer(run.rows)), 'number'),
        cell(run.bytes === null ? '' : escaped(formats.bytes(run.bytes)), 'number'),
      ].join('')}</tr>`,
  )
  return table('runs', heads, rows)
}

/** How a run ended, with a mark beside the colour, and why where it failed. */
const outcome = (run: ToldRun, { words, failureWords, t }: Said): string => {
  const state = words.states[run.state]
  if (run.failedAt !== null) {
    const said =
      run.failedAt === 'run' ? state : t(`exports.runs.state.${stateAfter[run.failedAt]}`)
    const why = run.failure === null ? '' : failureWords(run.failure).sentence
    return `<span class="bad">✕ ${escaped(said)}</span><div>${escaped(why)}</div>`
  }
  if (run.state === 'done') return `<span class="good">✓ ${state}</span>`
  return `<span class="still">• ${state}</span>`
}

/** What the window calls a run that arrived and was not placed or sent. */
const stateAfter = { latestFile: 'latestOld', delivery: 'notSent' } as const
