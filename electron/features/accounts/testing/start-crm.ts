import { expect, onTestFinished } from 'vitest'
import type { Area } from '#core/api/areas'
import type { Switches } from '../../../../sandbox/switches.ts'
import { startSeeded } from '../../../../sandbox/testing/start-seeded.ts'

export const rightPassword = 'správné-heslo-31'

interface RecordedCall {
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
}

/** A CRM that tells what it was asked. */
export const startCrm = async (switches: Partial<Switches> = {}) => {
  const sandbox = await startSeeded({
    port: 0,
    controlPort: 0,
    seed: 'demo',
    newPassword: () => rightPassword,
    switches,
  })
  onTestFinished(sandbox.close)
  const recorded = async (): Promise<RecordedCall[]> => {
    const answer = await fetch(`${sandbox.controlUrl}/requests`)
    return (await answer.json()) as RecordedCall[]
  }
  return {
    baseUrl: sandbox.baseUrl,
    projects: sandbox.projects,
    recorded,
    requests: async (): Promise<Pick<RecordedCall, 'endpoint' | 'status'>[]> =>
      (await recorded()).map(({ endpoint, status }) => ({ endpoint, status })),
    /** What somebody does to an account in the CRM itself. */
    changeAccount: async (
      login: string,
      change: {
        readonly projects?: readonly number[]
        readonly areas?: readonly Area[]
        readonly password?: string
      },
    ) => {
      const changed = await fetch(`${sandbox.controlUrl}/accounts/${login}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      })
      expect(changed.status).toBe(200)
    },
  }
}
