import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { sampleFile } from '../testing/sample-file.ts'
import { beatenRivals } from './beaten-rivals.ts'

const plan = (id: number): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint: 'unitPlan',
})
const chosen = sampleFile({ id: 'a' })
const rival = sampleFile({ id: 'b' })
const against = (...others: readonly { readonly id: string }[]): FileReadiness => ({
  stops: [
    {
      kind: 'sharedSlot',
      others: others.length,
      files: new Set(others.map(({ id }) => sampleFile({ id }).id)),
    },
  ],
  warnings: [],
})

test('of several files for one place one can be used, and the others leave the list', () => {
  const third = sampleFile({ id: 'c' })
  expect(beatenRivals(chosen, against(rival, third), [chosen, rival, third])).toEqual([
    rival,
    third,
  ])
})

test('nobody is beaten where no other file goes to the place', () => {
  expect(beatenRivals(chosen, { stops: [], warnings: [] }, [chosen, rival])).toEqual([])
  expect(beatenRivals(chosen, undefined, [chosen, rival])).toEqual([])
})

test('a file that goes elsewhere too, or is under way, is not taken out for one place', () => {
  const states = [{ kind: 'waiting' }, { kind: 'waiting' }] as const
  const elsewhere = sampleFile({ id: 'b', states, targets: [plan(1), plan(2)] })
  expect(beatenRivals(chosen, against(elsewhere), [chosen, elsewhere])).toEqual([])
  const queued = sampleFile({ id: 'b', states: [{ kind: 'queued' }] })
  expect(beatenRivals(chosen, against(queued), [chosen, queued])).toEqual([])
})
