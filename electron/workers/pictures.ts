import { isMainThread, parentPort } from 'node:worker_threads'
import type { PicturesLimits } from './pictures/pictures-message.ts'
import { guardReports } from './reports/guard-reports.ts'

// A process of its own: what a hostile or a huge picture does to it is done to nobody else. Its first thread only
// watches over the second one, which works and has all the code.
if (isMainThread) guardReports(JSON.parse(process.argv.at(-1) ?? '') as PicturesLimits)
else if (parentPort) {
  const port = parentPort
  void import('./pictures/answer-pictures.ts').then(({ answerPictures }) => answerPictures(port))
}
