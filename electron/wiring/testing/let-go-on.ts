import { type LoginAtServer, loginKey } from '#core/accounts/login-key'
import type { Caller } from '../../crm/calls/caller.ts'

/** A run that was killed while its login was tried may have cost a failed one: a person lets the next run go on. */
export const letGoOn = async (
  caller: Pick<Caller, 'tryOnce'>,
  login: LoginAtServer,
): Promise<void> => {
  const released = await caller.tryOnce(loginKey(login))
  if (!released.ok) throw new Error(JSON.stringify(released.failure))
}
