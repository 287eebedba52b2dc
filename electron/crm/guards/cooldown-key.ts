import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import type { Call } from '../calls/call.ts'

export const cooldownKey = ({
  account,
  endpoint,
}: Pick<Call<unknown>, 'account' | 'endpoint'>): CooldownKey => ({
  baseUrl: account.baseUrl,
  login: account.login,
  endpoint,
})
