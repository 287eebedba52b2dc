import { success } from '../../core/contract/failure.ts'
import { alternate } from './alternate.ts'
import { startMeasuredClient } from './measured-client.ts'

// Prints the time per call of the client and of a bare fetch, in ms: both ask the same of the same server.
const [baseUrl = ''] = process.argv.slice(2)
const client = await startMeasuredClient(baseUrl)
const parameters = { since: '2026-01-01', projectid: 10210 }

const throughClient = async (): Promise<void> => {
  const answer = await client.caller.read({
    account: client.account,
    endpoint: 'list-leads',
    parameters,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    receive: async ({ chunks }) => {
      const parts: Uint8Array[] = []
      for await (const chunk of chunks) parts.push(chunk)
      return success(Buffer.concat(parts).toString())
    },
  })
  if (!answer.ok) throw new Error(`The client failed: ${answer.failure.kind}`)
}

const throughFetch = async (): Promise<void> => {
  const { login } = client.account
  const body = new URLSearchParams({
    ...parameters,
    projectid: String(parameters.projectid),
    login,
    password: 'password',
  })
  const answer = await fetch(`${baseUrl}/ws/v10/list-leads`, { method: 'POST', body })
  if ((await answer.text()) === '') throw new Error('An empty answer')
}

const [clientMs, fetchMs] = await alternate({
  sides: [throughClient, throughFetch],
  turns: 20,
  callsPerTurn: 25,
})
await client.close()
console.log(JSON.stringify({ clientMs, fetchMs }))
