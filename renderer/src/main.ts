import { askAhead } from './app/ask-ahead.ts'

// The first script is a small one: its questions to main and the first screen's code are under way while
// the rest of the page, which is large, is still being read.
askAhead()
// Not awaited: the rest imports what this file is bundled with, and would wait for it in turn.
void import('./app/start-page.tsx').then(({ startPage }) => startPage())
