import type { RequestListener } from 'node:http'
import type { InputOf } from '#core/contract/index'
import { minuteMs } from '#core/time'
import { startHttpServer } from '../../../crm/testing/start-http-server.ts'
import { siteLines, siteTable, zone } from './acts.ts'
import { type LeadsWorld, of } from './leads-world.ts'
import { startLeads } from './start-leads.ts'

type Header = InputOf<'leads.saveAddress'>['header']

/** A web site that answers as it is told to, and remembers what it was asked. */
export const startSite = async () => {
  const asked: { readonly path: string; readonly authorization: string | undefined }[] = []
  const site: { answer: RequestListener } = { answer: (_request, response) => response.end() }
  const baseUrl = await startHttpServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization })
    site.answer(request, response)
  })
  const gives = (text: string | Uint8Array, type = 'text/plain') => {
    site.answer = (_request, response) => response.setHeader('content-type', type).end(text)
  }
  const says = (status: number, headers: Record<string, string> = {}) => {
    site.answer = (_request, response) => response.writeHead(status, headers).end('<p>said</p>')
  }
  return { asked, baseUrl, gives, says, site }
}

/** Leads, and a site that gives them at an address. */
export const startWithSite = async () => {
  const begun = await startLeads()
  const site = await startSite()
  const { world, clock } = begun
  const leads = (...names: string[]) =>
    siteLines(names.map((name, index) => ({ at: clock.now() + index * minuteMs, name })))
  return { ...begun, site, leads, ...actsOn(world, site.baseUrl, clock) }
}

/** A file of the address waits for its columns to be named, and the application has been started again since. */
export const startAgainWithFile = async () => {
  const { world, site, clock, save, ask, address, startAgain } = await startWithSite()
  site.gives(siteTable([{ at: clock.now(), name: 'Eva Nová' }]), 'text/csv')
  await save('/leads.csv')
  await ask()
  const newest = (await address())?.newest
  if (!newest) throw new Error('no file')
  await world.end()
  const next = await startAgain()
  const source = { kind: 'watched', fileId: newest.id } as const
  const read = { ...of, source, sheet: null, timeZone: zone, mapping: null }
  return { site, next, read }
}

interface MovedClock {
  readonly now: () => number
  readonly moveTo: (at: number) => void
  readonly elapsedMs: () => number
  readonly moveElapsed: (ms: number) => void
}

export const actsOn = (world: LeadsWorld, baseUrl: string, clock: MovedClock) => {
  const address = async () => (await world.call('leads.readSettings', of)).address
  const save = (path = '/leads.jsonl', header: Header = { kind: 'none' }) =>
    world.call('leads.saveAddress', { ...of, url: `${baseUrl}${path}`, timeZone: zone, header })
  const ask = async () => world.finished(await world.call('leads.askAddress', of))
  /** The schedule comes by, and whatever it began has ended. */
  const comeBy = async (laterMs = 16 * minuteMs) => {
    clock.moveTo(clock.now() + laterMs)
    clock.moveElapsed(clock.elapsedMs() + 2 * minuteMs)
    world.look()
    await world.nextChange()
  }
  return { address, save, ask, comeBy }
}
