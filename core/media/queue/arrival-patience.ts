import { secondMs } from '#core/time'

/** The server may still be at a request whose answer was lost: before, nobody can say that it has not arrived. */
export const arrivalPatienceMs = 30 * secondMs
