import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What happens to the bytes of the database on their way to a desk: `half` cuts the connection in the middle of the next
 * answer, `silence` swallows whatever comes, `cut` lets nobody in.
 */
export type WayFault = 'none' | 'half' | 'silence' | 'cut'

export interface FaultyWay {
  readonly port: number
  readonly become: (fault: WayFault) => void
  readonly end: () => void
}

/** A stretch of network between a desk and its database. */
export const openFaultyWay = async (target: number): Promise<FaultyWay> => {
  let fault: WayFault = 'none'
  const open = new Set<Socket>()
  const server = createServer((desk) => {
    const database = connect(target, '127.0.0.1')
    const both = [desk, database]
    const hangUp = () => {
      for (const socket of both) socket.destroy()
    }
    for (const socket of both) {
      open.add(socket)
      socket.on('error', hangUp)
      socket.on('close', () => {
        open.delete(socket)
        hangUp()
      })
    }
    if (fault === 'cut') hangUp()
    desk.on('data', (bytes) => database.write(bytes))
    database.on('data', (bytes) => {
      if (fault === 'none') desk.write(bytes)
      if (fault === 'half') desk.write(bytes.subarray(0, bytes.length >> 1), hangUp)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was not given')
  return {
    port: address.port,
    become: (next) => {
      fault = next
      if (next === 'cut') endAll()
    },
    end: () => {
      endAll()
      server.close()
    },
  }
}
