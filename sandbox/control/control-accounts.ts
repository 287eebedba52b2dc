import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import { accountLanguages, accountStates, permissions } from '../accounts/accounts.ts'
import { listAccounts, readAccount, writeAccount } from '../state/accounts.ts'
import { forgetFailedLogins, readFailedLogins } from '../state/failed-logins.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'

const changeSchema = z
  .strictObject({
    password: z.string().min(1),
    label: z.string(),
    areas: z.array(areaSchema),
    permissions: z.array(z.enum(permissions)),
    projects: z.array(z.int()),
    state: z.enum(accountStates),
    language: z.enum(accountLanguages),
  })
  .partial()

/** Grants and revokes, accepts an invitation, changes a password, lifts a ban. */
export const controlAccounts = (server: FastifyInstance, { db }: ControlledSandbox): void => {
  server.get('/accounts', () =>
    listAccounts(db).map((account) => ({ ...account, ...readFailedLogins(db, account.login) })),
  )
  server.patch<{ Params: { login: string } }>('/accounts/:login', async (request, reply) => {
    const account = readAccount(db, request.params.login)
    if (account === null) return reply.code(404).send({ error: 'no such account' })
    const changed = Object.fromEntries(Object.entries(changeSchema.parse(request.body)))
    writeAccount(db, { ...account, ...changed })
    return readAccount(db, account.login)
  })
  server.delete<{ Params: { login: string } }>('/accounts/:login/ban', async (request, reply) => {
    forgetFailedLogins(db, request.params.login)
    return reply.code(204).send()
  })
}
