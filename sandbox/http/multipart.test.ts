import { expect, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'

const send = async (sandbox: TestedSandbox, endpoint: string, parts: readonly string[]) => {
  const boundary = 'boundary'
  const body = [...parts.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`]
  const answer = await fetch(`${sandbox.baseUrl}/ws/v10/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: body.join(''),
  })
  return { status: answer.status, text: await answer.text() }
}

const part = (name: string, value: string, type?: string): string =>
  [
    `Content-Disposition: form-data; name="${name}"`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    value,
  ].join('\r\n')

const credentials = [part('login', 'prices@demo'), part('password', 'right')]
const start = () => startForTest({ newPassword: () => 'right' })
const noUnits = JSON.stringify({ units: [] })

test('a text part that calls itself JSON is taken as its text', async () => {
  const sandbox = await start()
  const plain = await send(sandbox, 'update-units', [...credentials, part('data', noUnits)])
  const asJson = part('data', noUnits, 'application/json')
  expect(await send(sandbox, 'update-units', [...credentials, asJson])).toEqual(plain)
})

test('a batch of more than a megabyte is not cut', async () => {
  const sandbox = await start()
  const spaces = ' '.repeat(1_500_000)
  const plain = await send(sandbox, 'update-units', [...credentials, part('data', noUnits)])
  const long = await send(sandbox, 'update-units', [...credentials, part('data', noUnits + spaces)])
  expect(long).toEqual(plain)
})

test('a part without a name is named so', async () => {
  const sandbox = await start()
  const nameless = 'Content-Disposition: form-data\r\n\r\nx'
  expect(await send(sandbox, 'list-projects', [...credentials, nameless])).toEqual({
    status: 400,
    text: 'Incorrect parameter format: a part of the body has no name.',
  })
})
