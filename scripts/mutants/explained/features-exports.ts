import type { Explained } from './explained.ts'

const alarms = 'electron/features/exports/alarms'
const delivery = 'electron/features/exports/delivery'

export const ofReports: readonly Explained[] = [
  {
    file: `${alarms}/watch-alarms.ts`,
    mutants: [
      'if (ending.aborted) return false  ->  if (ending.aborted) return true',
      'if (!write(ended)) return false  ->  if (!write(ended)) return true',
    ],
    why: 'Nothing more leaves as the application ends, and how soon a full disk is asked again is no promise.',
  },
  {
    file: 'electron/features/exports/reports/save-report.ts',
    mutants: ['ofTeam === undefined  ->  false'],
    why: 'A property that is undefined is not written into the store.',
  },
  {
    file: 'electron/features/exports/reports/write-latest.ts',
    mutants: ['!run?.sha256 || run.format === null  ->  !run?.sha256 && run.format === null'],
    why: 'A run has contents and their format, or neither.',
  },
  {
    file: 'electron/features/exports/runs/ask-of-runs.ts',
    mutants: ['run && report  ->  run || report'],
    why: 'A run goes with its report: where there is one, there is the other.',
  },
  {
    file: `${delivery}/deliver-run.ts`,
    mutants: ['dependencies.ending.aborted  ->  false'],
    why: 'It only saves time: what is prepared as the application ends does not leave.',
  },
  {
    file: `${delivery}/deliver-run.ts`,
    mutants: ['!run || !report  ->  !run && !report', '!report  ->  false'],
    why: 'A run goes with its report: without one there are neither rules nor deliveries.',
  },
  {
    file: `${delivery}/deliver-run.ts`,
    mutants: [
      "outcome !== 'unchanged' && outcome.kind === 'failed'  ->  true",
      "outcome !== 'unchanged' && outcome.kind === 'failed'  ->  outcome !== 'unchanged' || outcome.kind === 'failed'",
    ],
    why: 'What has not failed has no failure.',
  },
  {
    file: `${delivery}/prepare-delivery.ts`,
    mutants: ['run.format === null  ->  false', 'sha256 === null  ->  false'],
    why: 'A run without contents has neither, and nothing is kept under null.',
  },
]
