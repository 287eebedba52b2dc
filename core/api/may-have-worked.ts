/** Said by whoever stood before the server and has waited for it in vain. */
const waitedInVain = 408

/**
 * Whether a server that has answered so may have done what it was asked for. A 503 counts too: whoever stands before a
 * server says it as well when what was passed on is answered by nobody.
 */
export const mayHaveWorked = (status: number): boolean => status === waitedInVain || status >= 500

/** spec: Errors; the server's own word that it has failed. */
const serverError = 500

/**
 * Whether an export may have been made that was answered so: it is counted when it was made. A server that says of itself
 * that it has failed has made none, and whoever stands before it does not know.
 */
export const mayHaveMadeExport = (status: number): boolean =>
  (status >= 200 && status < 300) || (mayHaveWorked(status) && status !== serverError)
