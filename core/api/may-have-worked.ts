/** Said by whoever stood before the server and has waited for it in vain. */
const waitedInVain = 408

/**
 * Whether a server that has answered so may have done what it was asked for. A 503 counts too: whoever stands before a
 * server says it as well when what was passed on is answered by nobody.
 */
export const mayHaveWorked = (status: number): boolean => status === waitedInVain || status >= 500
