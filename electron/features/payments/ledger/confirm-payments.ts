import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { mayLeave, suspectedBooked } from './suspected-booked.ts'

/** A payment that looks like other money, here or in the CRM, is confirmed only by a person who has seen that. */
export const confirmPayments = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId, payments }: ParsedInputOf<'payments.confirmPayments'>,
): Result<OutputOf<'payments.confirmPayments'>> => {
  const at = dependencies.clock.now()
  const { store } = dependencies
  const asked = store.readPayments({ workspaceId, keys: payments.map(({ key }) => key) })
  const suspected = new Map(
    suspectedBooked(store, { workspaceId }, asked.filter(mayLeave)).map(({ key, alike }) => [
      key,
      alike,
    ]),
  )
  const isLeft = (one: (typeof payments)[number]) => suspected.has(one.key) && !one.isNoTwin
  const left = payments.filter(isLeft).map(({ key }) => key)
  const wanted = new Map(
    payments.filter((one) => !isLeft(one)).map(({ key, ...choice }) => [key, choice]),
  )
  const moved = movePayments(dependencies, {
    workspaceId,
    keys: [...wanted.keys()],
    moveOf: (key) => {
      const choice = wanted.get(key)
      return choice === undefined ? null : { kind: 'confirm', at, ...choice }
    },
    alike: suspected,
  })
  if (!moved.ok) return moved
  const { changed, maybeTwins } = moved.value
  return success({ changed, maybeTwins: [...maybeTwins, ...left] })
}
