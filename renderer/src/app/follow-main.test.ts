// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { Job } from '#core/contract/jobs'
import { jobIdSchema } from '#core/ids'
import { query } from '../bridge/query.ts'
import { mainOnOrder } from '../testing/main-on-order.ts'
import { followMain } from './follow-main.ts'
import { createQueryClient } from './query-client.ts'

const people = query('activity.listActors', {})
const jobs = query('jobs.listJobs', {})

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

const job = (id: string, done: number): Job => ({
  id: jobIdSchema.parse(id),
  kind: 'runExport',
  subject: id,
  phase: 'downloading',
  done,
  total: 10,
  unit: 'rows',
  startedAt: 1,
  canCancel: true,
  outcome: null,
})

const startWithJobs = () => {
  const main = mainOnOrder()
  const client = createQueryClient()
  onTestFinished(followMain(client))
  return {
    main,
    client,
    known: () => client.getQueryData(jobs.queryKey),
    show: () => onTestFinished(new QueryObserver(client, jobs).subscribe(() => undefined)),
    asked: () => main.asked('jobs.listJobs'),
  }
}

test('a job that advances before the jobs were ever listed is not taken for all of them', async () => {
  const { main, show, asked, known } = startWithJobs()
  main.tell('jobs.jobProgressed', job('a', 1))
  show()
  const listed = await asked()
  listed.answer([job('b', 1), job('a', 1)])
  await expect.poll(known).toEqual([job('b', 1), job('a', 1)])
})

test.each(['first', 'later'])(
  'a job that advances while a %s list is on its way does not go back with it',
  async (which) => {
    const { main, client, show, asked, known } = startWithJobs()
    if (which === 'later') client.setQueryData(jobs.queryKey, [job('a', 1)])
    show()
    if (which === 'later') main.tell('store.topicsChanged', { reads: ['jobs.listJobs'] })
    const listed = await asked()
    main.tell('jobs.jobProgressed', { ...job('a', 2), canCancel: false })
    listed.answer([job('a', 1)])
    const again = await asked()
    again.answer([{ ...job('a', 2), canCancel: false }])
    await expect.poll(known).toEqual([{ ...job('a', 2), canCancel: false }])
  },
)

test('a job that advances is followed in the list that is known', () => {
  const { main, client, known } = startWithJobs()
  client.setQueryData(jobs.queryKey, [job('a', 1)])
  main.tell('jobs.jobProgressed', job('a', 2))
  main.tell('jobs.jobProgressed', job('b', 1))
  expect(known()).toEqual([job('b', 1), job('a', 2)])
})
