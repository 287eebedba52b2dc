import type { Failure } from '#core/contract/failure'

const aboutScreen = /\bscreen\s?-?_?id\b/i

/** Whether a server does not know the screen by which a project was asked for: its support gives the right one. */
export const isScreenRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 400 && aboutScreen.test(failure.message)
