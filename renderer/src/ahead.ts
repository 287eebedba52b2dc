import { askAhead } from './app/start.ts'

// The first script of the page, a small one: its questions are under way before React is here.
void askAhead()
