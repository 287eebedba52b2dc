// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ReadPolicy, readPolicy } from '#core/policy/policy'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { PolicySection } from './policy-section.tsx'

const shown = async (policy: ReadPolicy | null) => {
  const main = mainOnOrder()
  const { container } = render(<PolicySection />, { wrapper: await pageAround() })
  const asked = await main.asked('app.readAbout')
  const runtime = { electron: '45', chrome: '150', node: '24' }
  asked.answer({ version: '1', runtime, platform: 'linux', systemLocale: 'en-GB', policy })
  return container
}

test('what a company has decided is said in words', async () => {
  const fields = { baseUrl: 'https://crm.example.com', off: ['payments'], tray: 'off' }
  const page = await shown(readPolicy(JSON.stringify(fields)))
  await expect.poll(() => page.textContent).toContain('Only the CRM at https://crm.example.com')
  expect(page.textContent).toContain('Payments are switched off.')
  expect(page.textContent).not.toContain('mistake')
})

test('a policy with a mistake names its fields and what holds now', async () => {
  const page = await shown(readPolicy('{"of": ["console"]}'))
  await expect.poll(() => page.textContent).toContain('the strictest setting applies')
  expect(page.textContent).toContain('These fields are not understood: of.')
  expect(page.textContent).toContain('No further CRM can be connected.')
})

test('without a policy nothing is said', async () => {
  const page = await shown(null)
  expect(page.querySelector('section')).toBeNull()
})
