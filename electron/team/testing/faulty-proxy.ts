import { onTestFinished } from 'vitest'
import { type FaultyWay, openFaultyWay } from './faulty-way.ts'

/** A stretch of network between a desk and its database, for a test. */
export const startFaultyProxy = async (target: number): Promise<FaultyWay> => {
  const way = await openFaultyWay(target)
  onTestFinished(way.end)
  return way
}
