import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { secondMs } from '#core/time'

type WriteCallback = (error?: Error | null) => void

/** The other side has closed: what it still had to say has arrived before that, and is read within a moment. */
const patienceMs = 2 * secondMs

/**
 * A server may answer and close while a file is still on its way to it. The next write fails then, and Node drops
 * the connection with the answer unread; a refused login would look like trouble of the network, and be repeated.
 * So a write that fails is told only after the reading side had its turn: what it reads ends the connection itself.
 */
export const connectReadingOn =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, callback) =>
    connect(options, (...outcome) => {
      if (outcome[0] === null) readOn(outcome[1])
      callback(...outcome)
    })

const readOn = (socket: Socket): void => {
  const write = socket._write
  const writeAll = socket._writev
  socket._write = (piece, encoding, written) =>
    write.call(socket, piece, encoding, afterReading(socket, written))
  if (writeAll === undefined) return
  socket._writev = (pieces, written) => writeAll.call(socket, pieces, afterReading(socket, written))
}

const afterReading =
  (socket: Socket, written: WriteCallback): WriteCallback =>
  (error) => {
    if (!error) return written(error)
    const timer = setTimeout(() => written(error), patienceMs)
    socket.once('close', () => clearTimeout(timer))
  }
