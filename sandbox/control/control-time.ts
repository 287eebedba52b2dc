import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ControlledSandbox } from './controlled-sandbox.ts'

const moveSchema = z.strictObject({ moveByMs: z.int() })

/** Moves the clock, and sets how the open parts of the specification are read. */
export const controlTime = (
  server: FastifyInstance,
  { clock, switches }: ControlledSandbox,
): void => {
  const time = () => ({ now: clock.now(), offsetMs: clock.offsetMs() })
  server.get('/clock', time)
  server.post('/clock', ({ body }) => {
    clock.moveBy(moveSchema.parse(body).moveByMs)
    return time()
  })
  server.get('/switches', () => switches.now())
  server.patch('/switches', ({ body }) => {
    switches.set(body)
    return switches.now()
  })
}
