import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
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
