import { askAhead } from './app/ask-ahead.ts'

// The first script is a small one: its questions to main are under way while the rest of the page, which is
// large, is still being read. The rest runs when it has what it shows, so that it draws within its own first
// task: what has run by the end of that task is kept compiled for the next start (Chromium's code cache).
void askAhead()
  .ready.then(() => import('./app/start-page.tsx'))
  .then(({ startPage }) => startPage())
