/** Nothing was heard of a question; it may be answered later. */
export class Unheard extends Error {
  constructor() {
    super('timeout: nothing was heard')
  }
}

/** Of each silence that is waited for, so many parts have to pass one after another. */
const parts = 4

/**
 * The answer, or an error when nothing was heard for so long. A computer that was asleep, or too busy to listen, has
 * heard nothing either: what has come meanwhile is read before the next part of the silence begins.
 */
export const heardWithin = <T>(silenceMs: number, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let passed = 0
    const listening = setInterval(() => {
      passed += 1
      if (passed < parts) return
      clearInterval(listening)
      // What has come during the last part is read first.
      setImmediate(() => reject(new Unheard()))
    }, silenceMs / parts)
    answer.finally(() => clearInterval(listening)).then(resolve, reject)
  })
