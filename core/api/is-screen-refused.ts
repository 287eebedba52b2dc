import type { Failure } from '#core/contract/failure'

const aboutScreen = /screen/i

/**
 * Whether a server does not know the screen by which a project was asked for: its support gives the right one. spec:
 * Media upload: words and a status of the 4xx class, which is not shown of this call; each server has its own.
 */
export const isScreenRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && aboutScreen.test(failure.message)
