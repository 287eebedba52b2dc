import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { startHttpServer } from '../../../crm/testing/start-http-server.ts'
import { leadFiles } from '../../../files/lead-files.ts'
import { listTold } from '../../../store/leads/sent/sent-imports.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { leadsStore } from '../../../wiring/stores/leads-store.ts'
import { fileWith, importFile, sent, siteLines, zone } from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'
import { sweepWorkspace } from '../privacy/sweep-workspace.ts'

/** A site whose leads are told by the hours after the beginning at which they were sent, asked in the morning. */
const started = async (given: Parameters<typeof startLeads>[0] = {}) => {
  const begun = await startLeads(given)
  const { world, clock } = begun
  const morning = Math.floor(clock.now() / dayMs) * dayMs + 6 * hourMs
  clock.moveTo(morning)
  const lines = (...hours: number[]) =>
    hours
      .map((hour) =>
        siteLines([{ at: morning + hour * hourMs, name: `Lead ${hour}` }]).replace(
          'W1',
          `L${hour}`,
        ),
      )
      .join('\n')
  await importFile(world, fileWith('first.jsonl', lines(-48)))
  const site = { text: '' }
  const baseUrl = await startHttpServer((_request, response) => response.end(site.text))
  const address = { ...of, url: `${baseUrl}/leads.jsonl`, timeZone: zone }
  await world.call('leads.saveAddress', { ...address, header: { kind: 'none' } })
  const answers = async (...hours: number[]) => {
    site.text = lines(...hours)
    clock.moveTo(clock.now() + 10 * minuteMs)
    await world.finished(await world.call('leads.askAddress', of))
  }
  const look = async () => {
    clock.moveElapsed(clock.elapsedMs() + 10_000)
    world.look()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...begun, lines, answers, morning, look }
}

const imports = async (world: LeadsWorld) =>
  (await world.call('leads.listImports', of)).filter(({ name }) => name === 'leads.jsonl')
const names = async (world: LeadsWorld) => (await sent(world)).map(({ lead }) => lead.name)
const watched = ({ store }: LeadsWorld) =>
  store.db.prepare('SELECT count(*) FROM watched_file').pluck().get()

test('an address that answers otherwise each time is one import a day, which can be taken back', async () => {
  const { world, answers, clock } = await started()
  await answers(-9, -8)
  await answers(-9, -8, -7)
  await answers(-8, -7, -6)
  const [today] = await imports(world)
  expect(await imports(world)).toMatchObject([{ leads: 4, files: 3, at: clock.now() }])
  clock.moveTo(clock.now() + dayMs)
  await answers(-6, -5)
  expect(await imports(world)).toMatchObject([{ leads: 2, files: 1 }, { files: 3 }])
  if (!today) throw new Error('no import')
  await world.call('leads.takeBack', { ...of, importId: today.id })
  // Lead -6 is told by the next day as well.
  expect(await names(world)).toEqual(['Lead -48', 'Lead -6', 'Lead -5'])
})

test('of the time between two answers of one day nobody has told', async () => {
  const { world, answers, morning } = await started()
  const archive = world.store.db.prepare<[], number>('SELECT id FROM lead_archive').pluck().get()
  await answers(-20)
  await answers(-3, -2)
  const told = listTold(world.store.db, { archive: archive ?? 0 }).map(({ from }) => from)
  expect(told).toEqual([-48, -20, -3].map((hour) => morning + hour * hourMs))
})

test('an answer without a lead leaves the import of its day as it is', async () => {
  const { world, answers } = await started()
  await answers(-9)
  const before = await imports(world)
  await answers()
  await world.call('leads.listSent', {
    ...of,
    search: '',
    statuses: [],
    from: null,
    to: null,
    project: null,
    campaign: null,
    sort: 'at',
    isDescending: false,
    offset: 0,
    limit: 1,
  })
  expect((await imports(world)).map(({ id, leads, files }) => [id, leads, files])).toEqual(
    before.map(({ id, leads, files }) => [id, leads, files]),
  )
  expect(await names(world)).toEqual(['Lead -48', 'Lead -9'])
})

test('answers that cannot come again are known no longer, but that which a person has taken back', async () => {
  const { world, answers, clock } = await started()
  await answers(-9)
  const [first] = await imports(world)
  if (!first) throw new Error('no import')
  await world.call('leads.takeBack', { ...of, importId: first.id })
  for (const hour of [-8, -7, -6]) await answers(hour)
  expect(watched(world)).toBe(4)
  clock.moveTo(clock.now() + 2 * dayMs)
  clock.moveElapsed(2 * dayMs)
  world.look()
  await expect.poll(() => watched(world)).toBe(2)
  await answers(-9)
  expect(await names(world)).not.toContain('Lead -9')
})

test('files of a folder are known as long as they lie in it', async () => {
  const { world, lines, clock, look } = await started()
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.forgetAddress', of)
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  for (const hour of [-9, -8]) {
    writeFileSync(join(folder, 'a.jsonl'), lines(hour, -7))
    await expect.poll(() => look().then(() => names(world))).toContain(`Lead ${hour}`)
  }
  await expect.poll(() => watched(world)).toBe(2)
  clock.moveTo(clock.now() + 2 * dayMs)
  clock.moveElapsed(2 * dayMs)
  await expect.poll(() => look().then(() => watched(world))).toBe(1)
})

test('a folder that looks empty may be a share that is not there: all its files stay known', async () => {
  const { world, lines, clock, look } = await started()
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.forgetAddress', of)
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  writeFileSync(join(folder, 'a.jsonl'), lines(-9))
  await expect.poll(() => look().then(() => watched(world))).toBe(1)
  rmSync(join(folder, 'a.jsonl'))
  clock.moveTo(clock.now() + 2 * dayMs)
  const store = leadsStore(world.store)
  const sweep = () =>
    sweepWorkspace(
      {
        store,
        files: leadFiles,
        clock,
        giveWay: () => Promise.resolve(),
      },
      of.workspaceId,
      new AbortController().signal,
    )
  await sweep()
  expect(watched(world)).toBe(1)
  writeFileSync(join(folder, 'b.jsonl'), '')
  await sweep()
  expect(watched(world)).toBe(0)
})

const signal = () => {
  let isGiven = false
  let end: (() => void) | null = null
  const given = new Promise<void>((resolve) => {
    end = resolve
  })
  const give = () => {
    isGiven = true
    end?.()
  }
  return { given, give, isGiven: () => isGiven }
}

test('what was read before all was deleted is not taken over after it', async () => {
  const [reading, deleted] = [signal(), signal()]
  const { world, lines, look } = await started({
    leadFiles: {
      ...leadFiles,
      read: async (path) => {
        const bytes = await leadFiles.read(path)
        if (!path.endsWith('slow.jsonl')) return bytes
        reading.give()
        await deleted.given
        return bytes
      },
    },
  })
  const watch = async (name: string, hour: number) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, name), lines(hour))
    world.picked.folder = folder
    await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  }
  await watch('slow.jsonl', -9)
  await expect.poll(() => look().then(() => reading.isGiven())).toBe(true)
  await world.finished(await world.call('leads.deleteAll', of))
  deleted.give()
  await watch('marker.jsonl', -8)
  // Of two files one is looked at after the other.
  await expect.poll(() => look().then(() => names(world))).toEqual(['Lead -8'])
  expect(watched(world)).toBe(1)
})
