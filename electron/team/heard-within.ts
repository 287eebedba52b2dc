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
      reject(new Error('timeout: nothing was heard'))
    }, silenceMs / parts)
    answer.finally(() => clearInterval(listening)).then(resolve, reject)
  })
