import { onTestFinished } from 'vitest'
import { startSandbox } from '../../../../sandbox/server.ts'

export const rightPassword = 'správné-heslo-31'

interface Recorded {
  readonly endpoint: string
  readonly status: number
}

/** A CRM that tells what it was asked. */
export const startCrm = async () => {
  const sandbox = await startSandbox({
    port: 0,
    controlPort: 0,
    seed: 'demo',
    newPassword: () => rightPassword,
  })
  onTestFinished(sandbox.close)
  return {
    baseUrl: sandbox.baseUrl,
    projects: sandbox.projects,
    requests: async (): Promise<Recorded[]> => {
      const answer = await fetch(`${sandbox.controlUrl}/requests`)
      const recorded = (await answer.json()) as Recorded[]
      return recorded.map(({ endpoint, status }) => ({ endpoint, status }))
    },
  }
}
