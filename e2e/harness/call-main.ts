import type { Page } from '@playwright/test'
import type { Result } from '../../core/contract/failure.ts'
import type { CallName, InputOf, OutputOf } from '../../core/contract/index.ts'

/** What the page asks of main when a person has clicked, without the clicks. */
export const callMain = async <N extends CallName>(
  page: Page,
  name: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> => {
  const answer = await page.evaluate(
    async ([called, given]) => {
      const bridge = Reflect.get(window, 'unitdesk') as {
        readonly call: (name: string, input: unknown, id: string) => Promise<unknown>
      }
      return bridge.call(called, given, crypto.randomUUID())
    },
    [name, input] as const,
  )
  const result = answer as Result<OutputOf<N>>
  if (!result.ok) throw new Error(`main refused ${name}: ${JSON.stringify(result.failure)}`)
  return result.value
}
