import { accounts } from './accounts.ts'
import { batches } from './batches.ts'
import { editor } from './editor.ts'
import { failures } from './failures.ts'
import { media } from './media.ts'
import { priceTools } from './price-tools.ts'
import { prices } from './prices.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'

export const english = {
  ...shell,
  ...sheet,
  ...failures,
  ...accounts,
  ...prices,
  ...media,
  ...editor,
  ...priceTools,
  ...batches,
  ...review,
  ...screens,
} as const
