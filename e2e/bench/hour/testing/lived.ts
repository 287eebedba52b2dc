import type { PassedCall } from '../gateway.ts'
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

export const passedCall = (changes: Partial<PassedCall> = {}): PassedCall => ({
  at: 0,
  path: '/ws/v10/list-excel-deals',
  login: 'exports',
  asker: 'Jana',
  fault: 'none',
  status: 200,
  answeredAt: 0,
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
  passed: [],
  changedPasswords: [],
  acts: [],
  brokenRows: [],
  ...changes,
})
