// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientPriceList } from '#core/prices/price-list/client-price-list'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PrintedPriceList } from './printed-price-list.tsx'

test('a price list is of the day on which its prices were read, and not of the one on which it is printed', async () => {
  render(
    <PrintedPriceList
      title="Podviní"
      currency="CZK"
      letterhead={{ logo: null, note: '' }}
      buildings={clientPriceList({ units: [sampleUnit({ id: 1 })], draft: null, withTaken: false })}
      fetchedAt={Date.UTC(2025, 10, 27, 12)}
    />,
    { wrapper: await pageAround() },
  )
  await expect.poll(() => document.body.textContent).toContain('Price list of 27 November 2025.')
})
