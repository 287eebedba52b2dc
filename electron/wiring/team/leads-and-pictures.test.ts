import { expect, test } from 'vitest'
import { z } from 'zod'
import { claimedPicture } from '#core/media/queue/claimed-picture'
import { hourMs } from '#core/time'
import { writeMembership } from '../../store/team/membership.ts'
import { listUntold } from '../../store/team/untold.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { changeAreas } from '../../team/people.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, valueIn } from '../../team/testing/team-of-test.ts'
import * as leads from '../testing/leads/acts.ts'
import { type LeadsWorld, of as leadsOf, leadsWorld } from '../testing/leads/leads-world.ts'
import { startLeads } from '../testing/leads/start-leads.ts'
import * as media from '../testing/media/acts.ts'
import { folderWith } from '../testing/media/folder-with.ts'
import { type MediaWorld, of as mediaOf, numbers } from '../testing/media/media-world.ts'
import { startMedia } from '../testing/media/start-media.ts'
import { deskInTeam } from '../testing/team/desk-in-team.ts'
import { tellUntold } from './tell-untold.ts'

const postgres = await startPostgres()
const sitDown = (team: string, name: string) => deskInTeam(postgres, { team, name })

/** Two leads of the web site that are missing at two desks, and the drafts that both have made of them. */
const missingAtBoth = async () => {
  const [jana, petr] = [await sitDown('leads', 'Jana'), await sitDown('leads', 'Petr')]
  const { sandbox, world, clock, fault } = await startLeads({ sendings: jana.sendings })
  const store = await openOrThrow({ directory: storeFolder(), clock })
  const { baseUrl } = sandbox
  const other = leadsWorld(store, { baseUrl, clock, run: 'petr', sendings: petr.sendings })
  const start = clock.now()
  const lost = ['Lucie Ztracená', 'Adam Neznámý'].map((name, index) => ({
    at: start + index,
    name,
    email: 'nekdo@example.cz',
  }))
  const path = leads.fileWith('web.jsonl', leads.siteLines(lost))
  const worlds = [world, other] as const
  for (const one of worlds) await leads.poll(one)
  clock.moveTo(start + hourMs)
  for (const one of worlds) {
    await leads.poll(one)
    await leads.importFile(one, path)
  }
  return { jana, petr, sandbox, store, worlds, clock, fault }
}

const sendAgain = async (world: LeadsWorld, sentKey: string) => {
  const again = await world.call('leads.draftAgain', { ...leadsOf, sentKey })
  if (again.kind !== 'draft') throw new Error(again.why)
  const draft = await world.call('leads.readDraft', { draftId: again.draftId })
  return leads.send(world, { draftId: again.draftId, revision: draft?.revision ?? 0 })
}

test('a lead of the site that one desk has sent is sent by no other, and what nobody knows of is looked for at both', async () => {
  const { jana, petr, sandbox, store, worlds, clock, fault } = await missingAtBoth()
  const [ofJana, ofPetr] = worlds
  const before = (await leads.serverLeads(sandbox)).length
  expect(await sendAgain(ofJana, 'id W1')).toMatchObject({ state: { kind: 'answered' } })
  await jana.heard()
  // The list would say that it has come.
  await fault('list-leads', { kind: 'htmlPage', status: 200 })
  expect(await sendAgain(ofPetr, 'id W1')).toMatchObject({
    state: { kind: 'refused', failure: { kind: 'taken', by: 'Jana', standing: 'done' } },
  })
  await fault('create-lead', { kind: 'htmlPage', status: 200 })
  expect(await sendAgain(ofJana, 'id W2')).toMatchObject({ state: { kind: 'unknown' } })
  await jana.heard()
  const mayHave = await sendAgain(ofPetr, 'id W2')
  expect(mayHave).toMatchObject({ state: { kind: 'unknown' }, watch: { kind: 'awaited' } })
  expect(await leads.serverLeads(sandbox)).toHaveLength(before + 1)

  // Petr looks it up in the CRM, and does not find it.
  writeMembership(store.db, petr.membership)
  const settled = { sendingId: mayHave?.id ?? '', inquiryId: null }
  await ofPetr.call('leads.settleSending', settled)
  expect(listUntold(store.db)).toMatchObject([{ told: { kind: 'lead', outcome: 'refused' } }])
  expect(JSON.stringify(listUntold(store.db))).not.toContain('W2')
  await tellUntold(store, petr.desk)
  clock.moveTo(clock.now() + hourMs)
  await leads.poll(ofPetr)
  expect(await sendAgain(ofPetr, 'id W2')).toMatchObject({ state: { kind: 'answered' } })
  expect(await leads.serverLeads(sandbox)).toHaveLength(before + 2)
  store.close()
})

test('of two who type the same lead one sends it, a test is sent by each, and without the team none leaves', async () => {
  const petr = await sitDown('typed', 'Petr')
  const { world } = await startLeads({ sendings: petr.sendings })
  const typed = { surname: 'Telefonní', phone: '+420777123456' }
  const draft = await leads.saveLead(world, typed)
  expect(await leads.send(world, draft)).toMatchObject({ state: { kind: 'answered' } })
  expect(await leads.send(world, await leads.saveLead(world, typed))).toMatchObject({
    state: { failure: { kind: 'taken', by: 'Petr', standing: 'done' } },
  })
  for (let round = 0; round < 2; round++) {
    const tried = await leads.saveLead(world, typed, true)
    expect(await leads.send(world, tried)).toMatchObject({ state: { kind: 'answered' } })
  }
  await petr.desk.end()
  const last = await leads.saveLead(world, { surname: 'Pozdní', phone: '+420777123457' })
  expect(await leads.send(world, last)).toMatchObject({
    state: { kind: 'refused', failure: { kind: 'team', fault: 'unreachable' } },
  })
})

const [number] = numbers

const sendPictures = async (world: MediaWorld) => {
  await world.call('media.startSending', { ...mediaOf, files: null })
  const files = await media.settled(world)
  return media.uploadsOf(files).map(({ state }) => state)
}

test('a picture that a colleague sends, has sent or may have sent does not leave, unless a person wants it all the same', async () => {
  const [jana, petr] = [await sitDown('pictures', 'Jana'), await sitDown('pictures', 'Petr')]
  const { sandbox, world, clock } = await startMedia({ sendings: petr.sendings })
  await media.refreshShown(world)
  const photo = { [`${number}_vizualizace_1.png`]: media.picture(1) }
  const [upload] = media.uploadsOf(await media.drop(world, folderWith(photo)))
  if (upload === undefined) throw new Error('nothing was dropped')
  const key = claimedPicture({ ...upload, sha256: media.sha256Of(media.picture(1)) })
  const { baseUrl } = sandbox
  const claimed = await jana.sendings.claim({ kind: 'picture', baseUrl, key })
  if (!claimed.ok) throw new Error('nobody else has it')
  expect(await sendPictures(world)).toMatchObject([
    { kind: 'failed', failure: { kind: 'taken', by: 'Jana', standing: 'busy' } },
  ])
  const told = () => petr.changes.filter(({ kind }) => kind === 'sending').length
  claimed.value.end('unknown')
  await petr.until(() => told() === 1)
  await world.call('media.retryUploads', { uploads: [upload.id] })
  expect(await sendPictures(world)).toMatchObject([{ reason: 'colleagueMayHave', by: 'Jana' }])
  claimed.value.end('done')
  await petr.until(() => told() === 2)
  await world.call('media.retryUploads', { uploads: [upload.id] })
  expect(await sendPictures(world)).toMatchObject([{ reason: 'colleagueSent', by: 'Jana' }])
  expect(await media.received(sandbox)).toEqual([])

  const [file] = await media.listFiles(world)
  await world.call('media.allowFiles', { files: [file?.id ?? ''], isAllowed: true })
  expect(await sendPictures(world)).toMatchObject([{ kind: 'done' }])
  expect(await media.received(sandbox)).toHaveLength(1)

  await petr.desk.end()
  await media.drop(world, folderWith({ [`${number}_vizualizace_2.png`]: media.picture(2) }))
  expect(await sendPictures(world)).toMatchObject([{ kind: 'done' }, { kind: 'queued' }])
  const { pausedBy } = await world.call('media.listFiles', mediaOf)
  expect(pausedBy).toMatchObject({ kind: 'team' })
  clock.moveTo(clock.now() + hourMs)
  expect(await media.received(sandbox)).toHaveLength(1)
})

test('neither a picture nor a plan of somebody whose role does not cover them leaves, and both wait', async () => {
  const eva = await deskInTeam(postgres, { team: 'plans', name: 'Eva', areas: ['leads'] })
  const { sandbox, world, clock } = await startMedia({ sendings: eva.sendings })
  await media.refreshShown(world)
  for (const name of ['pudorys', 'vizualizace_1']) {
    await media.drop(world, folderWith({ [`${number}_${name}.png`]: media.picture(1) }))
    expect((await sendPictures(world)).at(-1)).toMatchObject({ kind: 'queued' })
    const { pausedBy } = await world.call('media.listFiles', mediaOf)
    expect(pausedBy).toMatchObject({ kind: 'outsideRole', area: 'media' })
  }
  expect(await media.received(sandbox)).toEqual([])
  valueIn(
    await changeAreas(await adminOf(postgres, 'plans'), {
      role: eva.membership.user,
      areas: ['media'],
    }),
  )
  while (!(await eva.desk.act(z.unknown(), 'beat')).ok) {
    await eva.until(() => eva.desk.standing().kind === 'here')
  }
  clock.moveTo(clock.now() + hourMs)
  expect(await sendPictures(world)).toMatchObject([{ kind: 'done' }, { kind: 'done' }])
})
