import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { callTo, startCalling } from '../../crm/testing/calling.ts'
import { startRawServer, whole } from '../../crm/testing/raw-server.ts'
import { readSettings, writeSettings } from '../../store/settings/settings.ts'
import { writeMembership } from '../../store/team/membership.ts'
import { fileWith } from '../../wiring/testing/payments/file-with.ts'
import { of } from '../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../wiring/testing/payments/start-payments.ts'
import { receiveAnswer, showAnswer } from './receive-answer.ts'

const accountId = accountIdSchema.parse('w1-payments')
const call = (endpoint: string, parameters: Record<string, string> = {}) => ({
  endpoint,
  accept: 'any' as const,
  parameters: Object.entries(parameters).map(([name, text]) => ({ name, text })),
})
const wanted = { ...of, accountId, file: null, isConfirmed: false }

const start = async () => {
  const started = await startPayments()
  const { db } = started.world.store
  writeSettings(db, { ...readSettings(db), isAnyCallOn: true })
  const asked = async () =>
    (await started.sandbox.control('GET', '/requests')) as { endpoint: string }[]
  return { ...started, asked }
}

test('an answer comes in lines, with its status, size and kind', async () => {
  const { world } = await start()
  const answer = await world.call('console.sendCall', { ...wanted, call: call('list-milestones') })
  expect(answer).toMatchObject({ status: 200, kind: 'xml', isCut: false })
  expect(answer.text).toMatch(/^<\?xml .*\n<milestones>\n {2}<project /)
})

test('nothing leaves before somebody has switched it on', async () => {
  const { world, asked } = await start()
  const { db } = world.store
  writeSettings(db, { ...readSettings(db), isAnyCallOn: false })
  await expect(
    world.call('console.sendCall', { ...wanted, call: call('list-milestones') }),
  ).rejects.toMatchObject({ failure: { kind: 'notAllowed', reason: 'anyCallOff' } })
  expect(await asked()).toEqual([])
})

test('what may change something leaves only after a person has confirmed it, and once', async () => {
  const { world, asked, fault } = await start()
  const booking = { ...wanted, call: call('add-incoming-payment', { id: 'rucne-1' }) }
  await expect(world.call('console.sendCall', booking)).rejects.toMatchObject({
    failure: { reason: 'unconfirmed' },
  })
  expect(await asked()).toEqual([])
  await fault({ kind: 'resetAfter' })
  const confirmed = { ...booking, isConfirmed: true }
  await expect(world.call('console.sendCall', confirmed)).rejects.toMatchObject({
    failure: { kind: 'unknownOutcome' },
  })
  expect(await asked()).toHaveLength(1)
  const open = world.store.db.prepare("SELECT subject FROM outgoing_call WHERE state = 'unknown'")
  expect(open.pluck().all()).toEqual(['console'])
})

test('who has replaced or created something by hand is written down, and who has only read is not', async () => {
  const { world, sandbox } = await start()
  await world.call('console.sendCall', { ...wanted, call: call('list-milestones') })
  const booking = call('add-incoming-payment', { id: 'rucne-1' })
  const prices = call('update-units', { data: '{"units":[]}' })
  const confirmed = { ...wanted, isConfirmed: true }
  await world.call('console.sendCall', { ...confirmed, call: booking })
  const lost = { endpoint: 'update-units', calls: 1, fault: { kind: 'resetAfter' } }
  await sandbox.control('POST', '/faults', lost)
  await expect(
    world.call('console.sendCall', { ...confirmed, call: prices }),
  ).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  const acts = world.store.db.prepare(
    "SELECT kind, subject, outcome FROM audit WHERE source = 'console'",
  )
  expect(acts.all()).toEqual([
    { kind: 'payment', subject: 'add-incoming-payment', outcome: 'done' },
    { kind: 'call', subject: 'update-units', outcome: 'unknown' },
  ])
})

test('what was stopped on its way is told as unknown and written down, and not as if nothing had happened', async () => {
  const { world, sandbox, asked } = await start()
  const late = { endpoint: 'update-units', calls: 1, fault: { kind: 'latency', ms: 600_000 } }
  await sandbox.control('POST', '/faults', late)
  const stop = new AbortController()
  const prices = call('update-units', { data: '{"units":[]}' })
  const sent = world.console['console.sendCall'](
    { ...wanted, isConfirmed: true, call: prices },
    { signal: stop.signal },
  )
  await expect.poll(asked).toHaveLength(1)
  stop.abort()
  expect(await sent).toMatchObject({
    failure: { kind: 'unknownOutcome', endpoint: 'update-units' },
  })
  const acts = world.store.db.prepare(
    "SELECT kind, subject, outcome FROM audit WHERE source = 'console'",
  )
  expect(acts.all()).toEqual([{ kind: 'call', subject: 'update-units', outcome: 'unknown' }])
})

test('in a team what the team sends once does not leave by hand, and everything else does', async () => {
  const { world, asked } = await start()
  writeMembership(world.store.db, {
    host: 'db.example.com',
    port: 5432,
    database: 'sales',
    user: 'unitdesk_person_jana',
    team: 'unitdesk',
    authority: null,
  })
  const confirmed = { ...wanted, isConfirmed: true }
  const claimed = ['update-units', 'add-incoming-payment', 'create-lead', 'set-unit-pdf']
  for (const endpoint of [...claimed, 'add-payments-pohoda']) {
    await expect(
      world.call('console.sendCall', { ...confirmed, call: call(endpoint, { id: 'rucne-1' }) }),
    ).rejects.toMatchObject({ failure: { reason: 'sentByTeam', again: 'never' } })
  }
  expect(await asked()).toEqual([])
  await world.call('console.sendCall', { ...wanted, call: call('list-milestones') })
  expect(await asked()).toHaveLength(1)
})

test('an endpoint that nobody knows asks first', async () => {
  const { world } = await start()
  const strange = { ...wanted, call: call('make-prereservation') }
  await expect(world.call('console.sendCall', strange)).rejects.toMatchObject({
    failure: { reason: 'unconfirmed' },
  })
})

test.each(['login', 'Password'])('%s is no parameter of one’s own', async (name) => {
  const { world, asked } = await start()
  const own = { ...wanted, call: call('list-projects', { [name]: 'x' }) }
  await expect(world.call('console.sendCall', own)).rejects.toMatchObject({
    failure: { rule: 'reserved', path: name },
  })
  expect(await asked()).toEqual([])
})

test('an answer that quotes the password is shown without it', async () => {
  const server = await startRawServer((socket, request) => {
    const sent = new URLSearchParams(request.split('\r\n\r\n')[1])
    socket.end(whole(200, JSON.stringify({ youSent: Object.fromEntries(sent) })))
  })
  onTestFinished(server.close)
  const password = 'ještě "jedno" heslo'
  const { caller, close } = startCalling({
    readPassword: () => Promise.resolve(success(toSecret(password))),
  })
  onTestFinished(close)
  const answer = await caller.once({
    ...callTo(server.baseUrl),
    receive: (body) => receiveAnswer(body, 'get-project'),
  })
  const shown = answer.ok ? showAnswer(answer.value).text : ''
  expect(shown).toContain('"password": "[password]"')
  expect(shown).not.toContain('jedno')
})

test.each(['windows-1250', 'utf-16le'])(
  'an answer in %s is shown with its letters',
  async (xmlForm) => {
    const { world, sandbox } = await start()
    await sandbox.control('PATCH', '/switches', { xmlForm })
    const answer = await world.call('console.sendCall', {
      ...wanted,
      call: call('list-milestones'),
    })
    expect(answer).toMatchObject({
      kind: 'xml',
      text: expect.stringContaining('Rezidence Podviní'),
    })
  },
)

test('a refusal comes in the words of the server', async () => {
  const { world } = await start()
  const id = { ...wanted, call: call('list-milestones', { surplus: '1' }) }
  await expect(world.call('console.sendCall', id)).rejects.toMatchObject({
    failure: { kind: 'refused', status: 400, message: expect.stringContaining('surplus') },
  })
})

test('a file is told as one, and an account of another workspace cannot be used', async () => {
  const { world } = await start()
  const exports = accountIdSchema.parse('w1-exports')
  const answer = await world.call('console.sendCall', {
    ...wanted,
    accountId: exports,
    call: call('list-excel-projects', { xlsx: '1' }),
  })
  expect(answer).toMatchObject({ kind: 'file', text: '' })
  expect(answer.bytes).toBeGreaterThan(1_000)
  const foreign = { ...wanted, accountId: accountIdSchema.parse('w2') }
  await expect(
    world.call('console.sendCall', { ...foreign, call: call('list-projects') }),
  ).rejects.toMatchObject({ failure: { reason: 'notFound' } })
})

test('a file that is gone is said before anything is sent', async () => {
  const { world, asked } = await start()
  const file = world.grant(`${fileWith('x')}.gone`)
  const upload = { ...wanted, file, isConfirmed: true, call: call('set-unit-pdf', { unitid: '1' }) }
  await expect(world.call('console.sendCall', upload)).rejects.toMatchObject({
    failure: { rule: 'fileVanished' },
  })
  expect(await asked()).toEqual([])
})

test('a parameter that is there twice is refused: what is shown is what leaves', async () => {
  const { world, asked } = await start()
  const parameters = ['1', '2'].map((text) => ({ name: 'a', text }))
  const twice = { ...call('list-projects'), parameters }
  await expect(world.call('console.sendCall', { ...wanted, call: twice })).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'a' },
  })
  expect(await asked()).toEqual([])
})

test('a file leaves whole, with its name, beside its parameters', async () => {
  const { world, asked } = await start()
  const bytes = Buffer.from('%PDF-1.4 plán č. 1')
  const file = world.grant(fileWith(bytes, 'plán č. 1.pdf'))
  const upload = { ...wanted, file, isConfirmed: true, call: call('set-unit-pdf', { unitid: '1' }) }
  // This account serves payments alone; what the server was sent is recorded all the same.
  await expect(world.call('console.sendCall', upload)).rejects.toHaveProperty('failure')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await asked()).toMatchObject([
    {
      endpoint: 'set-unit-pdf',
      parameters: { unitid: '1' },
      file: { fileName: 'plán č. 1.pdf', size: bytes.length, sha256 },
    },
  ])
})
