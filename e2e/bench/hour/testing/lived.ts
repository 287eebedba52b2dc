import type { HeardCall } from '../heard-call.ts'
import type { LivedHour } from '../judge.ts'
import type { ToldAct } from '../told-deeds.ts'

export const heardCall = (changes: Partial<HeardCall> = {}): HeardCall => ({
  at: 0,
  endpoint: 'list-excel-deals',
  status: 200,
  parameters: { login: 'exports' },
  file: null,
  forwardedFor: 'Jana',
  ...changes,
})

export const toldAct = (changes: Partial<ToldAct> = {}): ToldAct => ({
  kind: 'payment',
  outcome: 'done',
  person: 'Jana',
  unitId: null,
  source: 'payment 1',
  after: null,
  ...changes,
})

export const livedHour = (changes: Partial<LivedHour>): LivedHour => ({
  calls: [],
  changedPasswords: [],
  acts: [],
  brokenRows: [],
  ...changes,
})
