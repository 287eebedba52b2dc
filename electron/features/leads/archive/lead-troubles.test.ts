import { expect, test } from 'vitest'
import type { Trouble } from '#core/exports/alarms/trouble'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { fileWith, importFile, poll } from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const log = (at: number): string =>
  [
    'id;odesláno;jméno;e-mail;projekt;HTTP status;odpověď',
    `W1;${new Date(at).toISOString()};Jan Malý;jan@firma.cz;Podviní;422;jan@firma.cz is blocked`,
    `W2;${new Date(at + minuteMs).toISOString()};Petr Dvořák;petr@firma.cz;Podviní;503;`,
  ].join('\n')

/** One lead was refused, and one is missing. */
const imported = async () => {
  const begun = await startLeads()
  const { world, clock } = begun
  await poll(world)
  const at = clock.now()
  clock.moveTo(at + 3 * hourMs)
  await poll(world)
  await importFile(world, fileWith('form.csv', log(at)))
  return { ...begun, at }
}

const found = (world: LeadsWorld, known: readonly Trouble[] = []) =>
  world.findTroubles({ workspaces: [{ id: of.workspaceId, name: 'Acme' }], known })

test('a missing lead and a refused one are told by their time and project, without whose they are', async () => {
  const { world, at } = await imported()
  const { troubles } = found(world)
  expect(troubles).toEqual([
    {
      kind: 'lead',
      key: expect.stringMatching(/^lead:[^:]+:[0-9a-f]{64}$/),
      workspace: 'Acme',
      status: 'missing',
      at: at + minuteMs,
      project: 'Podviní',
    },
    expect.objectContaining({ kind: 'lead', status: 'rejected', at }),
  ])
  expect(JSON.stringify(troubles)).not.toMatch(/Jan|Mal|Petr|Dvo|firma|W1|W2/)
})

test('a lead that a person has settled is over, and one that is too old to come is looked for no longer', async () => {
  const { world, clock } = await imported()
  const { troubles: known } = found(world)
  await world.call('leads.markSent', { ...of, sentKey: 'id W2', word: 'spam' })
  const settled = found(world, known)
  expect(settled.troubles).toMatchObject([{ status: 'rejected' }])
  expect(settled.dropped.size).toBe(0)
  clock.moveTo(clock.now() + 8 * dayMs)
  const aged = found(world, known)
  expect(aged.troubles).toEqual([])
  expect(aged.dropped).toEqual(new Set(known.map(({ key }) => key)))
})

test('where a person wants to hear of no lead, none is told, and what was told is dropped', async () => {
  const { world } = await imported()
  const { troubles: known } = found(world)
  const settings = { ...usualLeadSettings, missingAlertMinutes: null, alertsOnSilence: false }
  await world.call('leads.saveSettings', { ...of, settings })
  const { troubles, dropped } = found(world, known)
  expect(troubles).toEqual([])
  expect(dropped).toEqual(new Set(known.map(({ key }) => key)))
})
