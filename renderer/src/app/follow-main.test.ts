// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../bridge/query.ts'
import { mainOnOrder } from '../testing/main-on-order.ts'
import { followMain } from './follow-main.ts'
import { createQueryClient } from './query-client.ts'

const people = query('activity.listActors', {})

const start = () => {
  const main = mainOnOrder()
  const client = createQueryClient()
  onTestFinished(followMain(client))
  return {
    client,
    known: () => client.getQueryData(people.queryKey),
    show: () => onTestFinished(new QueryObserver(client, people).subscribe(() => undefined)),
    asked: () => main.asked('activity.listActors'),
    waiting: main.waiting,
    change: () => main.tell('store.topicsChanged', { reads: ['activity.listActors'] }),
  }
}

test('what has changed while its first answer was on its way is asked for again, once', async () => {
  const { show, asked, change, known, waiting } = start()
  show()
  const first = await asked()
  change()
  change()
  first.answer(['Jana'])
  const second = await asked()
  expect(known()).toEqual(['Jana'])
  second.answer(['Jana', 'Petr'])
  await expect.poll(known).toEqual(['Jana', 'Petr'])
  expect(waiting()).toEqual([])
})

test('a first answer that could not be had is asked for again after a change', async () => {
  const { show, asked, change, known } = start()
  show()
  const first = await asked()
  change()
  first.fail({ kind: 'cancelled', again: 'now' })
  const second = await asked()
  second.answer(['Petr'])
  await expect.poll(known).toEqual(['Petr'])
})

test('what has changed while it was read ahead for a screen to come is read again by that screen', async () => {
  const { client, show, asked, change, known } = start()
  const ahead = client.prefetchQuery(people)
  const first = await asked()
  change()
  first.answer(['Jana'])
  await ahead
  show()
  const second = await asked()
  second.answer(['Jana', 'Petr'])
  await expect.poll(known).toEqual(['Jana', 'Petr'])
})

test('what is shown is read again at once, and an answer of before the change is not waited for', async () => {
  const { client, show, asked, change, known } = start()
  client.setQueryData(people.queryKey, [])
  show()
  change()
  const first = await asked()
  change()
  const second = await asked()
  second.answer(['Jana', 'Petr'])
  first.answer(['Jana'])
  await expect.poll(known).toEqual(['Jana', 'Petr'])
})
