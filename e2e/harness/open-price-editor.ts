import { PriceEditor } from '../screens/price-editor.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'

/** A workspace on the screen of prices, as soon as a price can be typed. */
export const openPriceEditor = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  const application = await begin({ crm })
  const { sheet } = application.unitdesk.prices
  await sheet.expectEditable(['A.106', 'priceGross'])
  return { ...application, sheet, editor: new PriceEditor(application) }
}
