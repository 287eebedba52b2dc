import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import type { Call } from '../calls/call.ts'

export const cooldownKey = ({
  account,
  endpoint,
}: Pick<Call<unknown>, 'account' | 'endpoint'>): CooldownKey => ({
  ...loginKey(account),
  endpoint,
})

export const nameOfCooldown = ({ endpoint, ...login }: CooldownKey): string =>
  `${endpoint} ${nameOfLogin(login)}`
