import { expect, test } from 'vitest'
import { type Secret, toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import type { MailServer, SftpServer } from '#core/exports/delivery/delivery'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { openMail, openSftp, openWebhook } from './open-channel.ts'
import { mail, sftp, url } from './testing/places.ts'

const secret = toSecret('right')

interface World {
  readonly mail?: MailServer | null
  readonly webhook?: string | null
  readonly sftp?: SftpServer | null
  readonly mayLeave?: boolean
  readonly read?: Result<Secret>
}

const world = async (given: World) => {
  const { store } = await emptyReports()
  const asked: unknown[] = []
  const places = { mail, webhook: url, sftp, ...given }
  const vault = createDeliveryVault(keychainInABox().keychain)
  const dependencies = {
    store: {
      ...store,
      readMailServer: () => places.mail,
      readWebhook: () => places.webhook,
      readSftpServer: () => places.sftp,
    },
    mayContact: (address: string) => {
      asked.push(address)
      return Promise.resolve(given.mayLeave ?? true)
    },
    deliverySecrets: {
      ...vault,
      read: (owner: Parameters<typeof vault.read>[0]) => {
        asked.push(owner)
        return Promise.resolve(given.read ?? success(secret))
      },
    },
  }
  return { asked, dependencies }
}

const openings = [
  ['email', openMail, 'smtps://smtp.example:465', { server: mail, password: secret }],
  ['webhook', openWebhook, url, { url, secret }],
  ['sftp', openSftp, 'sftp://sftp.example:22', { server: sftp, secret }],
] as const

test.each(openings)(
  '%s opens with its own secret, once a person lets something leave there',
  async (channel, open, address, opened) => {
    const { asked, dependencies } = await world({})
    expect(await open(dependencies)).toEqual(success(opened))
    expect(asked).toMatchObject([address, { channel }])
    const declined = await world({ mayLeave: false })
    expect(await open(declined.dependencies)).toEqual(failed(notDelivered('declined')))
    // Its secret is not even looked at.
    expect(declined.asked).toEqual([address])
    const nowhere = await world({ mail: null, webhook: null, sftp: null })
    expect(await open(nowhere.dependencies)).toEqual(failed(notDelivered('notSetUp')))
    expect(nowhere.asked).toEqual([])
    const locked = failed({ kind: 'keychain', cause: 'locked', again: 'afterFix' } as const)
    const closed = await world({ read: locked })
    expect(await open(closed.dependencies)).toEqual(locked)
  },
)

test('a mail server without a login needs no password, and one without TLS from the start is another address', async () => {
  const server: MailServer = { ...mail, login: '', encryption: 'startTls' }
  const { asked, dependencies } = await world({ mail: server })
  expect(await openMail(dependencies)).toEqual(success({ server, password: null }))
  expect(asked).toEqual(['smtp://smtp.example:465'])
})
