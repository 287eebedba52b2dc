import { type FailureOf, failed, type Result } from '#core/contract/failure'
import { oneAfterAnother } from '#core/works-in-turn'

export type AskInTurn = <T>(work: () => Promise<Result<T>>) => Promise<Result<T>>

export const keychainFailure = (cause: FailureOf<'keychain'>['cause']): Result<never> =>
  failed({ kind: 'keychain', cause, again: 'afterFix' })

/**
 * Asks the keychain one question at a time: two prompts at once would cover each other. A locked keychain may wait for
 * its prompt for ever, and its own abort signal was measured not to end that. A caller therefore waits no longer than
 * this, and a question that has not begun by then is never asked.
 */
export const askInTurn = (timeoutMs: number): AskInTurn => {
  const inTurn = oneAfterAnother()
  return (work) =>
    new Promise((resolve, reject) => {
      let isGivenUp = false
      const timer = setTimeout(() => {
        isGivenUp = true
        resolve(keychainFailure('timedOut'))
      }, timeoutMs)
      const turn = async () => {
        if (isGivenUp) return
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        } finally {
          clearTimeout(timer)
        }
      }
      void inTurn(turn)
    })
}
