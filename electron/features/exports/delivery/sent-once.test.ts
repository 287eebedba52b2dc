import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { runIdSchema } from '#core/ids'
import { hasLeft, outgoingReports } from '../../../wiring/testing/exports/outgoing-reports.ts'
import { loseDeliveries } from './deliver-run.ts'

const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)

const trouble = (state: 'failed' | 'unknown') => ({
  kind: 'delivery',
  report: 'Jednotky',
  channel: 'email',
  state,
})

test('a run goes out once by itself, and what has arrived is not sent again', async () => {
  const { world, run, first, again, stateOf, deliveryOf, mails, notices } = await outgoingReports()
  const id = run('a', 10)
  let asked = 0
  world.mayLeave = () => {
    asked += 1
    return true
  }
  world.onSend = () => ({ kind: 'sent', refused: ['other@example.com'] })
  await first(id)
  await first(id)
  expect(asked).toBe(1)
  expect(await again(id)).toMatchObject({ failure: { reason: 'notFound' } })
  expect([mails.length, stateOf(id), notices]).toEqual([1, ['sent'], []])
  expect(deliveryOf(id)).toMatchObject({ failure: null, refused: ['other@example.com'] })
  expect(mails[0]).toMatchObject({ id: 'a', recipients: ['boss@example.com'], files: [{}] })
})

test.each<[what: string, DeliveryOutcome, 'failed' | 'unknown']>([
  ['has failed', { kind: 'failed', failure: notDelivered('unknown') }, 'failed'],
  ['nobody knows of', { kind: 'unknown' }, 'unknown'],
])('what %s is told, and sent once more when a person says so', async (_what, outcome, state) => {
  const { world, run, first, again, stateOf, deliveryOf, mails, notices } = await outgoingReports()
  const id = run('a', 10)
  world.onSend = () => outcome
  await first(id)
  await first(id)
  expect([mails.length, stateOf(id), notices]).toEqual([1, [state], [trouble(state)]])
  const failure = outcome.kind === 'failed' ? outcome.failure : null
  expect(deliveryOf(id)).toMatchObject({ failure, refused: [] })
  world.onSend = () => hasLeft
  expect(await again(id)).toEqual(success(null))
  expect([mails.length, stateOf(id), notices.length]).toEqual([2, ['sent'], 1])
})

test('a second press while the first is on its way sends nothing, and says nothing of the first', async () => {
  const { world, run, first, again, stateOf, mails } = await outgoingReports()
  const id = run('a', 10)
  world.onSend = () => ({ kind: 'unknown' })
  await first(id)
  let arrive: () => void = () => undefined
  world.onSend = () =>
    new Promise((resolve) => {
      arrive = () => resolve(hasLeft)
    })
  const under = again(id)
  await expect.poll(() => mails.length).toBe(2)
  world.mayLeave = () => false
  expect(await again(id)).toMatchObject({ failure: { reason: 'notFound' } })
  expect(stateOf(id)).toEqual(['sending'])
  world.mayLeave = () => true
  expect(await again(id)).toMatchObject({ failure: { reason: 'notFound' } })
  arrive()
  expect(await under).toEqual(success(null))
  expect([mails.length, stateOf(id)]).toEqual([2, ['sent']])
})

test('what a person has declined has failed and did not leave', async () => {
  const { world, run, first, stateOf, mails, notices } = await outgoingReports()
  world.mayLeave = () => false
  const id = run('a', 10)
  await first(id)
  expect([mails, stateOf(id), notices]).toEqual([[], ['failed'], [trouble('failed')]])
})

test('what cannot be written down as on its way does not leave', async () => {
  const { world, run, first, again, stateOf, mails } = await outgoingReports()
  const { begin } = world
  world.begin = (): Result<boolean> => full
  const id = run('a', 10)
  await first(id)
  expect(await again(id)).toEqual(full)
  expect([mails, stateOf(id)]).toEqual([[], []])
  world.begin = begin
  await first(id)
  expect([mails.length, stateOf(id)]).toEqual([1, ['sent']])
})

test('a defect on the way leaves it unknown, and is not kept quiet', async () => {
  const { world, run, first, stateOf, notices } = await outgoingReports()
  const defect = new Error('a bug of ours')
  world.onSend = () => Promise.reject(defect)
  const id = run('a', 10)
  await expect(first(id)).rejects.toThrow(defect)
  expect([stateOf(id), notices]).toEqual([['unknown'], [trouble('unknown')]])
})

test('what is on its way as the application ends is unknown from the next start, and told then', async () => {
  const { world, dependencies, run, first, stateOf, mails, notices, ending } =
    await outgoingReports()
  const id = run('a', 10)
  world.onSend = () => {
    ending.abort()
    return hasLeft
  }
  await first(id)
  expect([stateOf(id), notices]).toEqual([['sending'], []])
  const next = run('b', 20)
  await first(next)
  expect([stateOf(next), mails.length]).toEqual([[], 1])
  loseDeliveries(dependencies)
  expect([stateOf(id), notices]).toEqual([['unknown'], [trouble('unknown')]])
  loseDeliveries(dependencies)
  expect(notices).toHaveLength(1)
})

test('where the application ends while it is asked whether something may leave, nothing does', async () => {
  const { world, run, first, stateOf, mails, ending } = await outgoingReports()
  world.mayLeave = () => {
    ending.abort()
    return true
  }
  const id = run('a', 10)
  await first(id)
  expect([mails, stateOf(id)]).toEqual([[], []])
})

test('where only changes are wanted, the same contents are not sent a second time, but when a person says so', async () => {
  const { world, run, first, again, stateOf, mails } = await outgoingReports({ when: 'changed' })
  const [one, same, other] = [run('a', 10), run('b', 20), run('c', 30, new Uint8Array([2]))]
  await first(one)
  await first(same)
  expect([mails.length, stateOf(same)]).toEqual([1, ['unchanged']])
  world.onSend = () => ({ kind: 'unknown' })
  await first(other)
  expect([mails.length, stateOf(other)]).toEqual([2, ['unknown']])
  await again(other)
  expect(mails.length).toBe(3)
})

test('who sends once more what has failed gets it sent, whether or not it has changed', async () => {
  const { world, run, first, again, stateOf, changeRules } = await outgoingReports()
  const [one, same] = [run('a', 10), run('b', 20)]
  await first(one)
  world.onSend = () => ({ kind: 'unknown' })
  await first(same)
  changeRules({ when: 'changed' })
  world.onSend = () => hasLeft
  expect(await again(same)).toEqual(success(null))
  expect(stateOf(same)).toEqual(['sent'])
})

test('what the disk does not take as unknown is told by a later start', async () => {
  const { store, dependencies, notices } = await outgoingReports()
  loseDeliveries({
    ...dependencies,
    store: { ...store, write: { ...store.write, loseDeliveries: () => full } },
  })
  expect(notices).toEqual([])
})

test('a report whose rules are gone by then goes nowhere', async () => {
  const { run, first, again, stateOf, mails, changeRules } = await outgoingReports()
  const id = run('a', 10)
  changeRules(null)
  await first(id)
  expect(await again(id)).toMatchObject({ failure: { reason: 'notFound' } })
  expect(await again(runIdSchema.parse('none'))).toMatchObject({ failure: { reason: 'notFound' } })
  expect([mails, stateOf(id)]).toEqual([[], []])
})

test('what was sent before is sent once more where another content may have arrived since', async () => {
  const { world, run, first, stateOf } = await outgoingReports({ when: 'changed' })
  const [old, other] = [new Uint8Array([1]), new Uint8Array([2])]
  const sent = async (name: string, at: number, contents: Uint8Array) => {
    const id = run(name, at, contents)
    await first(id)
    return stateOf(id)
  }
  expect(await sent('a', 10, old)).toEqual(['sent'])
  world.onSend = () => ({ kind: 'unknown' })
  expect(await sent('b', 20, other)).toEqual(['unknown'])
  world.onSend = () => hasLeft
  expect(await sent('c', 30, old)).toEqual(['sent'])
  expect(await sent('d', 40, old)).toEqual(['unchanged'])
})
