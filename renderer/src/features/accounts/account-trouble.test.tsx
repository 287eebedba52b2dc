// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { accountIdSchema } from '#core/ids'
import { pageAround } from '../../testing/render-in-page.tsx'
import { AccountTrouble } from './account-trouble.tsx'

const account = (cause: 'refused' | 'unheard' | 'otherLogins'): Account => ({
  id: accountIdSchema.parse('a1'),
  label: 'Integration',
  login: 'eva',
  areas: ['prices'],
  projects: null,
  passwordKept: 'keychain',
  state: { kind: 'held', cause, since: 1_800_000_000_000, failuresInARow: 1 },
  isProven: false,
  denied: [],
  cooling: [],
})

test.each([
  ['refused', 'One login failed.', 'check that the invitation was accepted'],
  ['unheard', 'before the CRM answered a login', 'If it works, press “Try once”'],
  ['otherLogins', 'The CRM refused two logins', 'press “Try once” for one account'],
] as const)(
  'an account on hold because of %s says why, and what a person can do',
  async (cause, why, next) => {
    const page = await pageAround()
    const { container } = render(<AccountTrouble account={account(cause)} as="whole" />, {
      wrapper: page,
    })
    expect(container.textContent).toContain(why)
    expect(container.textContent).toContain(next)
  },
)
