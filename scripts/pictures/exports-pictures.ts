import type { ElectronApplication, Page } from '@playwright/test'
import { startServer } from '../../e2e/harness/started-server.ts'
import { inProject } from '../setup/project.ts'

interface Parts {
  readonly application: ElectronApplication
  readonly page: Page
  readonly take: (name: string) => Promise<void>
}

interface Account {
  readonly login: string
  readonly password: string
  readonly projects: readonly number[]
}

const cooldownMs = 6 * 60_000

const startCrm = async () => {
  const args = ['--port=0', '--control-port=0', '--json']
  const { line, end } = await startServer(inProject('sandbox', 'cli.ts'), args)
  const { baseUrl, controlUrl } = JSON.parse(line) as { baseUrl: string; controlUrl: string }
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    return (await fetch(`${controlUrl}${path}`, { method, ...sent })).json()
  }
  const { accounts } = JSON.parse(line) as { accounts: readonly Account[] }
  const account = (login: string): Account => {
    const found = accounts.find((one) => one.login === login)
    if (!found) throw new Error(`the sandbox has no account ${login}`)
    return found
  }
  return { baseUrl, control, account, end }
}

type Crm = Awaited<ReturnType<typeof startCrm>>

/** Where there is no keychain, as on a build machine, the password is kept for this run. */
const keepPassword = async (page: Page, done: ReturnType<Page['locator']>): Promise<void> => {
  const keep = page.getByRole('button', { name: 'Keep until Unitdesk closes' })
  await done.or(keep).first().waitFor()
  if (await keep.isVisible()) await keep.click()
  await done.waitFor()
}

const connect = async (page: Page, crm: Crm): Promise<void> => {
  await page.getByRole('button', { name: /^Workspace:/ }).click()
  await page.getByRole('menuitem', { name: 'Connect another CRM…' }).click()
  const { login, password } = crm.account('prices@demo')
  await page.getByLabel('Name of the workspace').fill('Vltavan')
  await page.getByLabel('CRM address').fill(crm.baseUrl)
  await page.getByRole('textbox', { name: 'Login' }).fill(login)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: 'Prices' }).check()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await keepPassword(page, page.getByRole('grid').first())
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Add an account to Vltavan' }).click()
  const dialog = page.getByRole('dialog')
  const reports = crm.account('exports@demo')
  await dialog.getByRole('textbox', { name: 'Login' }).fill(reports.login)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(reports.password)
  await dialog.getByRole('textbox', { name: 'Account label' }).fill('Reports')
  await dialog.getByRole('checkbox', { name: 'Exports' }).check()
  await dialog.getByRole('button', { name: 'Add an account', exact: true }).click()
  await keepPassword(page, page.getByText('Reports was added'))
}

/** A day of sales, between two runs. */
const sell = async ({ control }: Crm, day: number): Promise<void> => {
  const accounts = (await control('GET', '/accounts')) as readonly Account[]
  const project = accounts.find(({ login }) => login === 'prices@demo')?.projects[0]
  const units = (await control('GET', `/units?projectId=${project}`)) as readonly { id: number }[]
  for (const [at, { id }] of units.slice(day * 8, day * 8 + 24).entries()) {
    const net = 4_100_000 + at * 85_000
    const prices = { priceWithoutVat: net, priceWithVat: Math.round(net * 1.12) }
    if (at % 2 === 0) await control('PATCH', `/units/${id}`, { prices })
    if (at % 5 === 0) {
      await control('PATCH', `/units/${id}`, { attributes: { flat_status: '3' } })
    }
  }
}

const letTimePass = async ({ application, page }: Parts, { control }: Crm): Promise<void> => {
  await control('POST', '/clock', { moveByMs: cooldownMs })
  const move = (ms: number) => {
    const { now } = Date
    Date.now = () => now() + ms
  }
  await application.evaluate((_electron, ms) => {
    const { now } = Date
    const elapsed = performance.now.bind(performance)
    Date.now = () => now() + ms
    performance.now = () => elapsed() + ms
  }, cooldownMs)
  await page.evaluate(move, cooldownMs)
}

const ranTimes = (page: Page, count: number) =>
  page
    .getByRole('table', { name: /^Runs of/ })
    .getByText('Done')
    .nth(count - 1)
    .waitFor()

/** Reports, what is in one of them, and what changed from one run to the next. */
export const takeExports = async (parts: Parts): Promise<void> => {
  const { page, take } = parts
  const crm = await startCrm()
  try {
    await connect(page, crm)
    await page.getByRole('navigation').getByRole('button', { name: 'Exports' }).click()
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitemradio', { name: 'Reports' }).click()
    await page.getByRole('button', { name: 'Add Units', exact: true }).click()
    for (const name of [/^Weekly sales/, /^Deals/, /^Leads/]) {
      await page.getByRole('button', { name: 'New report' }).click()
      await page.getByRole('menuitem', { name }).click()
      await page.getByRole('table', { name: 'Reports' }).getByRole('button', { name }).waitFor()
    }
    await page.getByRole('button', { name: 'Run now: Deals' }).click()
    await page.getByRole('button', { name: 'Units', exact: true }).click()
    for (const run of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Run now: Units' }).first().click()
      await ranTimes(page, run)
      await sell(crm, run)
      await letTimePass(parts, crm)
    }
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByRole('gridcell', { name: 'A.101' }).waitFor()
    // Until the notices of the runs have gone.
    await page.waitForFunction(() => document.querySelector('[role="alert"]') === null)
    await take('exports-viewer')
    await page.getByRole('tab', { name: 'Compare' }).click()
    await page
      .getByRole('grid', { name: /^Differences of/ })
      .getByRole('gridcell')
      .first()
      .waitFor()
    await take('exports-compare')
    await page.getByRole('tab', { name: 'Charts' }).click()
    await page.getByRole('img', { name: 'Units by price and availability' }).waitFor()
    await take('exports-charts')
    await page.getByRole('button', { name: 'All reports' }).click()
    await page
      .getByRole('img', { name: /^Rows of the last/ })
      .first()
      .waitFor()
    await take('exports')
  } finally {
    await crm.end()
  }
}
