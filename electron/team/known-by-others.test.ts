import { expect, test } from 'vitest'
import { enterAgain, sitDown, sitInTwos } from './testing/desks.ts'
import { claim, end, send, settle } from './testing/sendings.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

test('prices of which nobody knows are free for the desk that was sending them, and for others later', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'ownprices')
  const prices = { what: 'project', kind: 'prices' } as const
  const { claim: id } = await claim(jana, prices)
  valueIn(await send(jana, id))
  valueIn(await end(jana, id, 'unknown'))
  expect(await claim(petr, prices)).toMatchObject({ standing: 'unknown', holder: 'Jana' })
  // Another computer of hers knows nothing of them.
  await owner.query("UPDATE ownprices.desk SET computer = 'other' WHERE id = $1", [jana.id])
  const later = { ...jana, id: await enterAgain(jana.connection) }
  expect(await claim(later, prices)).toMatchObject({ standing: 'unknown' })
  expect(await claim(jana, prices)).toMatchObject({ standing: 'claimed' })
  expect(await claim(petr, prices)).toMatchObject({ standing: 'busy' })
})

test('what somebody has booked by hand is told under their name, and not that of whoever was to send it', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'byname')
  const eva = await sitDown(postgres, await adminOf(postgres, 'byname'), 'Eva')
  const { claim: id } = await claim(jana, { what: 'rent' })
  valueIn(await send(jana, id))
  valueIn(await end(jana, id, 'unknown'))
  valueIn(await settle(eva, { what: 'rent' }, 'done'))
  expect(await claim(petr, { what: 'rent' })).toMatchObject({ standing: 'done', holder: 'Eva' })
  valueIn(await end(jana, id, 'done'))
  expect(await claim(petr, { what: 'rent' })).toMatchObject({ standing: 'done', holder: 'Jana' })
})
