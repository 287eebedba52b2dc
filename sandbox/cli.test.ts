import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../electron/testing/temporary-folder.ts'

const cli = join(import.meta.dirname, 'cli.ts')

interface Ready {
  readonly baseUrl: string
  readonly controlUrl?: string
  readonly developerId: number
  readonly accounts: readonly { login: string; password: string; areas: string[]; state: string }[]
  readonly projects: readonly { id: number; name: string; screens: number[] }[]
}

const start = (...args: string[]) => {
  const child = spawn(process.execPath, [cli, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

const startJson = async (...args: string[]) => {
  const child = start('--json', ...args)
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  await once(output, 'line')
  return {
    ready: JSON.parse(lines[0] ?? '') as Ready,
    lines,
    end: async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code as number
    },
  }
}

test('it prints one line of JSON when it is ready, and SIGTERM ends it cleanly', async () => {
  const { ready, lines, end } = await startJson()
  expect(Object.keys(ready)).toEqual(['baseUrl', 'developerId', 'accounts', 'projects'])
  expect(ready.projects).toHaveLength(4)
  expect(Object.keys(ready.accounts[0] ?? {}).sort()).toEqual(
    ['login', 'password', 'areas', 'permissions', 'projects', 'state'].sort(),
  )
  for (const area of ['prices', 'media', 'leads', 'customers', 'exports', 'payments']) {
    expect(ready.accounts.some(({ areas }) => areas.includes(area))).toBe(true)
  }
  expect(ready.accounts.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['invited', 'consentMissing']),
  )
  expect(await end()).toBe(0)
  expect(lines).toHaveLength(1)
})

test('SIGTERM ends it although an answer is held back', async () => {
  const { ready, end } = await startJson('--control-port', '0')
  await fetch(`${ready.controlUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: '*', fault: { kind: 'latency', ms: 600_000 } }),
  })
  const body = new URLSearchParams({ login: 'x', password: 'x' })
  const held = fetch(`${ready.baseUrl}/ws/v10/list-projects`, { method: 'POST', body })
  const lost = expect(held).rejects.toThrow('fetch failed')
  const asked = async () => (await fetch(`${ready.controlUrl}/requests`)).json()
  await expect.poll(asked).toHaveLength(1)
  expect(await end()).toBe(0)
  await lost
})

test('with a data file it goes on where it was', async () => {
  const folder = temporaryFolder()
  const args = ['--data', join(folder, 'crm.db'), '--control-port', '0']
  const first = await startJson(...args)
  const unit = `${first.ready.projects[0]?.id}`
  const units = await (await fetch(`${first.ready.controlUrl}/units?projectId=${unit}`)).json()
  const { id } = (units as { id: number }[])[0] ?? { id: 0 }
  await fetch(`${first.ready.controlUrl}/units/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ attributes: { tower: 'kept' } }),
  })
  expect(await first.end()).toBe(0)
  const second = await startJson(...args)
  expect(second.ready.accounts).toEqual(first.ready.accounts)
  const kept = await (await fetch(`${second.ready.controlUrl}/units/${id}`)).json()
  expect(kept).toMatchObject({ attributes: { tower: 'kept' } })
  expect(await second.end()).toBe(0)
})

test.each([
  [['--seed', 'huge'], '--seed is one of demo, large, empty'],
  [['--control-port', 'x'], '--control-port is a whole number, not "x"'],
  [['--switch', 'colour=red'], '--switch:'],
])('%j is refused with a sentence', async (args, sentence) => {
  const child = start(...args)
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(said).toContain(sentence)
})

test('for a person it lists the accounts', async () => {
  const child = start('--seed', 'empty', '--switch', 'banThreshold=3')
  const [text] = await once(child.stdout, 'data')
  expect(String(text)).toContain('prices@demo')
  expect(String(text)).toContain('Invitation not accepted [invited]')
})
