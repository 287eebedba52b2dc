import { expect, type Locator, type Page } from '@playwright/test'
import { Accounts } from './accounts.ts'
import { ActivityScreen } from './activity.ts'
import { ConnectForm } from './connect-form.ts'
import { PricesScreen } from './prices.ts'
import { SettingsScreen } from './settings.ts'
import { StoppedScreen } from './stopped-screen.ts'

export type ScreenTitle =
  | 'Prices'
  | 'Media'
  | 'Leads'
  | 'Customers'
  | 'Exports'
  | 'Payments'
  | 'Activity'
  | 'Settings'

/** The window as a person knows it: what is around every screen, and the ways to the screens. */
export class Unitdesk {
  readonly page: Page
  readonly prices: PricesScreen
  readonly activity: ActivityScreen
  readonly settings: SettingsScreen
  readonly accounts: Accounts
  readonly connectForm: ConnectForm
  readonly stopped: StoppedScreen
  readonly demoBadge: Locator
  readonly restoredNotice: Locator

  constructor(page: Page) {
    this.page = page
    this.prices = new PricesScreen(page)
    this.activity = new ActivityScreen(page)
    this.settings = new SettingsScreen(page)
    this.accounts = new Accounts(page)
    this.connectForm = new ConnectForm(page)
    this.stopped = new StoppedScreen(page)
    this.demoBadge = page.getByRole('banner').getByText('Demo', { exact: true }).last()
    this.restoredNotice = page.getByText('The local store was restored')
  }

  async expectWelcome(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Welcome to Unitdesk' })).toBeVisible()
  }

  async exploreDemo(): Promise<void> {
    await this.page.getByRole('button', { name: /Explore the demo/ }).click()
    await this.prices.expectUnits()
  }

  async chooseToConnect(): Promise<void> {
    await this.page.getByRole('button', { name: /Connect your CRM/ }).click()
  }

  /** Connects the workspace Vltavan with the account of a CRM that serves prices. */
  async connectTo(
    crm: {
      readonly baseUrl: string
      readonly account: (login: string) => { readonly login: string; readonly password: string }
    },
    login = 'prices@demo',
  ): Promise<void> {
    await this.chooseToConnect()
    const account = crm.account(login)
    await this.connectForm.fill({ name: 'Vltavan', address: crm.baseUrl, ...account })
    await this.connectForm.connect()
    await this.prices.expectUnits()
  }

  async choose(screen: ScreenTitle): Promise<void> {
    await this.page.getByRole('navigation').getByRole('button', { name: screen }).click()
  }

  async go(screen: ScreenTitle): Promise<void> {
    await this.choose(screen)
    await this.expectScreen(screen)
  }

  /** The screens that the navigation leads to, in their order. */
  async expectScreens(titles: ScreenTitle[]): Promise<void> {
    await expect(this.page.getByRole('navigation').getByRole('listitem')).toHaveText(titles)
  }

  async expectScreen(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }

  async choosePaletteEntry(words: string): Promise<void> {
    await this.typeIntoPalette(words)
    await this.chooseMarkedEntry()
  }

  async chooseUnitInPalette(words: string, entry: RegExp): Promise<void> {
    await this.typeIntoPalette(words)
    await this.page.getByRole('dialog').getByRole('button', { name: entry }).click()
  }

  async typeIntoPalette(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await expect(this.page.getByRole('dialog')).toBeVisible()
    await this.page.keyboard.type(words)
  }

  /** Enter chooses the entry of the palette that is marked: before there is one it does nothing. */
  async chooseMarkedEntry(): Promise<void> {
    await this.enterMarkedEntry()
    await this.expectNoDialog()
  }

  /** Chooses an entry of the palette that opens a dialog. */
  async choosePaletteDialog(words: string): Promise<void> {
    await this.typeIntoPalette(words)
    await this.enterMarkedEntry()
  }

  private async enterMarkedEntry(): Promise<void> {
    await this.page.getByRole('dialog').locator('[data-action][data-selected]').waitFor()
    await this.page.keyboard.press('Enter')
  }

  /** The name of what had the focus at the moment in which the palette came. */
  async focusOfArrivingPalette(): Promise<string> {
    const palette = await this.page.evaluateHandle(() => ({
      focus: new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=dialog]') === null) return
          observer.disconnect()
          resolve(document.activeElement?.getAttribute('aria-label') ?? 'nothing')
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    }))
    await this.page.keyboard.press('Control+k')
    return palette.evaluate(({ focus }) => focus)
  }

  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  async expectDialog(name: string): Promise<void> {
    await expect(this.page.getByRole('dialog').filter({ hasText: name })).toBeVisible()
  }

  async expectNoDialog(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }
}
