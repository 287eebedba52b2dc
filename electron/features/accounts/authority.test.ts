import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import { certificate } from '../../crm/testing/certificates.ts'
import { startHttpsServer } from '../../crm/testing/start-https-server.ts'
import { startAccounts } from './testing/start-accounts.ts'

const token = { file: fileTokenSchema.parse('granted') }

/** A CRM with a certificate that its company has signed itself. */
const startOwnServer = () =>
  startHttpsServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"developer-id":1,"projects":[]}')
  })

test('a server of a company’s own authority is trusted while its file is chosen, without a restart', async () => {
  const baseUrl = await startOwnServer()
  const { call, picked } = await startAccounts()
  const testIt = () =>
    call('accounts.testConnection', { baseUrl, login: 'eva', password: 'x', areas: ['prices'] })
  const untrusted = { failure: { kind: 'unreachable', cause: 'certificate' } }
  expect(await testIt()).toMatchObject(untrusted)
  writeFileSync(picked.path ?? '', certificate)
  expect(await call('accounts.chooseAuthority', token)).toEqual(success(null))
  expect(await call('accounts.readAuthority', {})).toMatchObject({
    value: [{ subject: 'Unitdesk tests' }],
  })
  expect(await testIt()).toMatchObject({ ok: true })
  expect(await call('accounts.removeAuthority', {})).toEqual(success(null))
  expect(await call('accounts.readAuthority', {})).toEqual(success([]))
  expect(await testIt()).toMatchObject(untrusted)
})

test('a file that holds no certificate changes nothing', async () => {
  const { call, picked } = await startAccounts()
  writeFileSync(picked.path ?? '', certificate)
  await call('accounts.chooseAuthority', token)
  writeFileSync(picked.path ?? '', 'not a certificate')
  expect(await call('accounts.chooseAuthority', token)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'file', rule: 'authority' },
  })
  expect(await call('accounts.readAuthority', {})).toMatchObject({ value: [{}] })
})
