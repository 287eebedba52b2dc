// Runs before the application does: its clocks can be put forward, and timers that were to wait longer than a second
// are due as soon as the clock says so. What is under way meanwhile is not made to wait longer than it really does.
const { EventEmitter } = require('node:events')
const { syncBuiltinESMExports } = require('node:module')
const { createServer } = require('node:net')
const os = require('node:os')
const { createInterface } = require('node:readline')
const timers = require('node:timers/promises')
const v8 = require('node:v8')

const shortestMs = 1_000
const real = {
  Date,
  now: performance.now.bind(performance),
  uptime: os.uptime,
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
}
let movedMs = Number(process.env['MOVED_MS'] ?? 0)
const nowMs = () => real.now() + movedMs

class MovedDate extends real.Date {
  constructor(...given) {
    if (given.length === 0) super(MovedDate.now())
    else super(...given)
  }

  static now() {
    return real.Date.now() + movedMs
  }
}
globalThis.Date = MovedDate
performance.now = nowMs
os.uptime = () => real.uptime() + movedMs / 1_000

/** Long timers with the moment at which each is due. */
const waiting = new Map()

const forget = (timer) => {
  waiting.delete(timer)
}

globalThis.setTimeout = Object.assign((act, ms = 0, ...given) => {
  if (!(ms >= shortestMs)) return real.setTimeout(act, ms, ...given)
  const fire = () => {
    forget(timer)
    act(...given)
  }
  const timer = real.setTimeout(fire, ms)
  waiting.set(timer, { dueMs: nowMs() + ms, ms, isRepeated: false, fire })
  return timer
}, real.setTimeout)

globalThis.setInterval = (act, ms = 0, ...given) => {
  if (!(ms >= shortestMs)) return real.setInterval(act, ms, ...given)
  const fire = () => act(...given)
  const timer = real.setInterval(fire, ms)
  waiting.set(timer, { dueMs: nowMs() + ms, ms, isRepeated: true, fire })
  return timer
}

const clear = (clearReal) => (timer) => {
  forget(timer)
  clearReal(timer)
}
globalThis.clearTimeout = clear(real.clearTimeout)
globalThis.clearInterval = clear(real.clearInterval)

timers.setTimeout = (ms, value, { signal, ref = true } = {}) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(new DOMException('This operation was aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve(value)
    }, ms)
    if (!ref) timer.unref()
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
syncBuiltinESMExports()

/** Puts the clocks forward, and fires what has become due; a repeated timer fires once, as after a sleep. */
const moveOn = (ms) => {
  movedMs += ms
  for (const [timer, due] of [...waiting]) {
    if (due.dueMs > nowMs() || !waiting.has(timer)) continue
    if (due.isRepeated) due.dueMs = nowMs() + due.ms
    else real.clearTimeout(timer)
    due.fire()
  }
}

/** What is alive after everything that nobody holds was collected. */
const count = () => ({
  functions: v8.queryObjects(Function, { format: 'count' }),
  emitters: v8.queryObjects(EventEmitter, { format: 'count' }),
  signals: v8.queryObjects(AbortSignal, { format: 'count' }),
  timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
  heapMb: v8.getHeapStatistics().used_heap_size / 1_048_576,
})

const acts = {
  moveOn,
  count,
  /** The computer has slept; only a program with a window is told. */
  wake: () => {
    if (process.versions.electron) require('electron').powerMonitor.emit('resume')
  },
}

// Whoever has started the program asks over a socket: a debugger loses what it asks for while memory is collected.
createServer((socket) => {
  createInterface(socket).on('line', (line) => {
    const { act, given } = JSON.parse(line)
    socket.write(`${JSON.stringify(acts[act](given) ?? null)}\n`)
  })
})
  .listen(process.env['MOVED_TIME_SOCKET'])
  .unref()
