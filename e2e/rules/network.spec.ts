import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
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

test('no way of a page into the network leads anywhere, by UDP or by TCP', async ({ open }) => {
  const { page } = await open()
  const { came, udpPort, tcpPort, end } = await listen()
  const gathered = await page.evaluate(
    async ([udp, tcp]) => {
      for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'modulepreload']) {
        const link = document.createElement('link')
        Object.assign(link, { rel, href: `http://127.0.0.1:${tcp}/${rel}.js` })
        document.head.append(link)
      }
      navigator.sendBeacon(`http://127.0.0.1:${tcp}/beacon`, 'text')
      new EventSource(`http://127.0.0.1:${tcp}/events`).onerror = () => undefined
      new WebSocket(`ws://127.0.0.1:${tcp}/socket`).onerror = () => undefined
      const credential = 'x'
      const peer = new RTCPeerConnection({
        iceServers: [
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
    [udpPort, tcpPort] as const,
  )
  end()
  expect({ gathered, came }).toEqual({ gathered: [], came: [] })
})

const domain = 'looked-up.test'

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
    type === lookedUp ? [params?.host ?? ''] : [],
  )
  return [...new Set(names)].filter((name) => name.includes(domain))
}

test('no name that a page mentions is looked up', async ({ open, home }) => {
  const { electron, page } = await open()
  const meanwhile = () =>
    page.evaluate(async (names) => {
      const control = document.createElement('meta')
      Object.assign(control, { httpEquiv: 'x-dns-prefetch-control', content: 'on' })
      document.head.append(control)
      for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'preload', 'icon']) {
        const link = document.createElement('link')
        Object.assign(link, { rel, href: `https://${rel}.${names}/`, as: 'image' })
        document.head.append(link)
      }
      const anchor = document.createElement('a')
      anchor.href = `https://anchor.${names}/`
      document.body.append(anchor)
      navigator.sendBeacon(`https://beacon.${names}/`, 'text')
      await fetch(`https://fetch.${names}/`).catch(() => undefined)
      const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:stun.${names}` }] })
      peer.createDataChannel('way out')
      const isOver = new Promise<void>((resolve) => {
        peer.onicecandidate = ({ candidate }) => {
          if (candidate === null) resolve()
        }
      })
      await peer.setLocalDescription(await peer.createOffer())
      await isOver
      peer.close()
    }, domain)
  const names = await namesLookedUp(electron, join(home, 'net-log.json'), meanwhile)
  expect(names).toEqual([expect.stringContaining(`main.${domain}`)])
})
