import { type Result, success } from '#core/contract/failure'
import { mailOrigin, sftpOrigin } from '#core/exports/delivery/server-origins'
import type { Runner } from '../open-runner.ts'

interface AwaitedServer {
  readonly address: string
  readonly isAllowed: boolean
}

/** The servers that reports and messages are set up to leave to, and whether a person has let them. */
export const awaitedServers = async ({
  call,
  isContactAllowed,
}: Runner): Promise<Result<readonly AwaitedServer[]>> => {
  const places = await call('exports.readDelivery', {})
  if (!places.ok) return places
  const { mail, sftp, webhook } = places.value
  const addresses = [
    ...(mail ? [mailOrigin(mail)] : []),
    ...(sftp ? [sftpOrigin(sftp)] : []),
    ...(webhook ? [new URL(webhook).origin] : []),
  ]
  return success(
    await Promise.all(
      addresses.map(async (address) => ({ address, isAllowed: await isContactAllowed(address) })),
    ),
  )
}
