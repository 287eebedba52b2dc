import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

/** Counts who comes by UDP and by TCP. */
const listen = async () => {
  const came: string[] = []
  const udp = createSocket('udp4', () => came.push('UDP'))
  udp.on('message', () => came.push('UDP'))
  udp.bind(0, '127.0.0.1')
  await once(udp, 'listening')
  const tcp = createServer((socket) => {
    came.push('TCP')
    socket.destroy()
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const address = tcp.address()
  return {
    came,
    udpPort: udp.address().port,
    tcpPort: typeof address === 'object' ? (address?.port ?? 0) : 0,
    end: () => {
      udp.close()
      tcp.close()
    },
  }
}

const domain = 'looked-up.test'
/** What leads nowhere has an address, and no name. */
const deadProxy = '127.0.0.1:9'

const screens = [
  'Prices',
  'Media',
  'Leads',
  'Customers',
  'Exports',
  'Payments',
  'Activity',
  'Settings',
] as const

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly {
    readonly type: number
    readonly params?: { readonly host?: string }
  }[]
}

/** The names that the page's network was asked to look up meanwhile; main asks for one at the end, which is heard too. */
const namesLookedUp = async (
  electron: ElectronApplication,
  file: string,
  meanwhile: () => Promise<unknown>,
): Promise<readonly string[]> => {
  await electron.evaluate(
    ({ session }, path) => session.defaultSession.netLog.startLogging(path),
    file,
  )
  await meanwhile()
  await electron.evaluate(async ({ session: { defaultSession } }, name) => {
    await defaultSession.resolveHost(name).catch(() => undefined)
    await defaultSession.netLog.stopLogging()
  }, `main.${domain}`)
  const { constants, events } = JSON.parse(readFileSync(file, 'utf8')) as NetLog
  const lookedUp = constants.logEventTypes['HOST_RESOLVER_MANAGER_REQUEST']
  const names = events.flatMap(({ type, params }) =>
    type === lookedUp && params?.host ? [params.host] : [],
  )
  return [...new Set(names)].filter((name) => name !== deadProxy)
}

/** Everything by which a page reaches out, by addresses and by names; answers what it has found out about the network. */
const reachOut = (page: Page, ports: { readonly udp: number; readonly tcp: number }) =>
  page.evaluate(
    async ([{ udp, tcp }, names]) => {
      const control = document.createElement('meta')
      Object.assign(control, { httpEquiv: 'x-dns-prefetch-control', content: 'on' })
      document.head.append(control)
      for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'modulepreload', 'icon']) {
        for (const href of [`http://127.0.0.1:${tcp}/${rel}.js`, `https://${rel}.${names}/`]) {
          const link = document.createElement('link')
          Object.assign(link, { rel, href })
          document.head.append(link)
        }
      }
      const anchor = document.createElement('a')
      anchor.href = `https://anchor.${names}/`
      document.body.append(anchor)
      for (const host of [`127.0.0.1:${tcp}`, `beacon.${names}`]) {
        navigator.sendBeacon(`http://${host}/beacon`, 'text')
        new EventSource(`http://${host}/events`).onerror = () => undefined
        new WebSocket(`ws://${host}/socket`).onerror = () => undefined
        await fetch(`http://${host}/fetch`).catch(() => undefined)
      }
      const credential = 'x'
      const peer = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:stun.${names}` },
          { urls: `stun:127.0.0.1:${udp}` },
          { urls: `turn:127.0.0.1:${udp}`, username: credential, credential },
          { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, username: credential, credential },
        ],
      })
      peer.createDataChannel('way out')
      const found: string[] = []
      const isOver = new Promise<void>((resolve) => {
        peer.onicecandidate = ({ candidate }) => {
          if (candidate === null) resolve()
          else found.push(candidate.candidate)
        }
      })
      await peer.setLocalDescription(await peer.createOffer())
      await isOver
      peer.close()
      return found
    },
    [ports, domain] as const,
  )

test('no way of a page into the network leads anywhere, by UDP, by TCP or by a name that is looked up, on any screen', async ({
  open,
  crm,
  home,
}) => {
  const { electron, page, unitdesk } = await open({ crm })
  // A page with a spell checker would ask a foreign host for its words at every start.
  const isSpellChecked = electron.evaluate(({ session: { defaultSession } }) =>
    defaultSession.isSpellCheckerEnabled(),
  )
  expect(await isSpellChecked).toBe(false)
  const { came, udpPort, tcpPort, end } = await listen()
  const gathered: string[] = []
  const names = await namesLookedUp(electron, join(home, 'net-log.json'), async () => {
    for (const screen of screens) await unitdesk.go(screen)
    gathered.push(...(await reachOut(page, { udp: udpPort, tcp: tcpPort })))
  })
  end()
  expect({ gathered, came }).toEqual({ gathered: [], came: [] })
  expect(names).toEqual([expect.stringContaining(`main.${domain}`)])
})
