import { expect } from 'vitest'
import type { Failure, Result } from '#core/contract/failure'
import type { CallName, EventName, InputOf, OutputOf, PayloadOf } from '#core/contract/index'
import { fileTokenSchema } from '#core/ids'
import type { UnitdeskBridge } from '../bridge/unitdesk-window.d.ts'

interface WaitingCall {
  readonly name: string
  readonly input: unknown
  readonly answer: (result: Result<unknown>) => void
}

/** Main's side of the border in the hands of a test: a call waits until the test has answered it. */
export const mainOnOrder = () => {
  const waiting: WaitingCall[] = []
  const listeners = new Map<string, (payload: unknown) => void>()
  const unitdesk: UnitdeskBridge = {
    call: (name, input) => new Promise((answer) => waiting.push({ name, input, answer })),
    on: (name, listener) => {
      listeners.set(name, listener)
      return () => listeners.delete(name)
    },
    grantFiles: async (files) => ({
      ok: true,
      value: files.map(({ name }) => fileTokenSchema.parse(name)),
    }),
  }
  Object.assign(window, { unitdesk })
  const placeOf = (name: string) => waiting.findIndex((one) => one.name === name)
  return {
    /** Tells the page of an event; who listened last hears it. */
    tell: <N extends EventName>(name: N, payload: PayloadOf<N>) => listeners.get(name)?.(payload),
    /** The names of the calls that wait, the oldest first. */
    waiting: () => waiting.map(({ name }) => name),
    /** The oldest call of this name, once there is one. */
    asked: async <N extends CallName>(name: N) => {
      await expect.poll(() => placeOf(name)).not.toBe(-1)
      const [call] = waiting.splice(placeOf(name), 1)
      if (call === undefined) throw new Error(`nobody has asked for ${name}`)
      return {
        input: call.input as InputOf<N>,
        answer: (value: OutputOf<N>) => call.answer({ ok: true, value }),
        fail: (failure: Failure) => call.answer({ ok: false, failure }),
      }
    },
  }
}
