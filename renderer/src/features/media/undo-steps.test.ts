import { expect, test } from 'vitest'
import { noSteps, pushed, without } from './undo-steps.ts'

const step = () => ({ run: () => undefined })

test('the last fifty steps can be taken back, each once', () => {
  const all = Array.from({ length: 60 }, step)
  const kept = all.reduce(pushed, noSteps)
  expect(kept).toEqual(all.slice(-50))
  expect(kept.at(-1)).toBe(all[59])
  const [last = step()] = all.slice(-1)
  expect(without(kept, last).at(-1)).toBe(all[58])
})
