/** Said by whoever stood before the server and has waited for it in vain. */
const waitedInVain = 408
/** A server that takes nothing at the moment says this, before it has looked at what came. */
const takesNothing = 503

/** Whether a server that has answered so may have done what it was asked for. */
export const mayHaveWorked = (status: number): boolean =>
  status === waitedInVain || (status >= 500 && status !== takesNothing)
