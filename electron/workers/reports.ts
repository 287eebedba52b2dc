import { isMainThread, parentPort } from 'node:worker_threads'
import { guardReports } from './reports/guard-reports.ts'
import type { ReportsLimits } from './reports/reports-message.ts'

// A process of its own: what a hostile or a huge workbook does to it is done to nobody else. Its first thread only
// watches over the second one, which works and has all the code.
if (isMainThread) guardReports(JSON.parse(process.argv.at(-1) ?? '') as ReportsLimits)
else if (parentPort) {
  const port = parentPort
  void import('./reports/answer-reports.ts').then(({ answerReports }) => answerReports(port))
}
