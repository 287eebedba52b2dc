// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectIdSchema, screenIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, pageAround } from '../../../testing/render-in-page.tsx'
import { UnitMedia } from './unit-media.tsx'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(10) }
const unit = { id: unitIdSchema.parse(7), number: 'A.101' }

const start = async () => {
  const main = mainOnOrder()
  const { container } = render(<UnitMedia of={of} unit={unit} onEnlarged={() => undefined} />, {
    wrapper: await pageAround(),
  })
  return {
    main,
    said: () => container.textContent ?? '',
    button: () => container.querySelector('button'),
  }
}

test('what the CRM was never asked for is said, and nobody is asked before a person presses', async () => {
  const { main, said, button } = await start()
  const shown = await main.asked('media.readShown')
  shown.answer([])
  await expect.poll(said).toContain('CRM not checked yet')
  expect(said()).not.toContain('neither')
  expect(main.waiting()).not.toContain('media.refreshShown')
  fireEvent.click(button() ?? document.body)
  const refreshed = await main.asked('media.refreshShown')
  expect(refreshed.input).toEqual(of)
})

test('a unit of which the CRM shows nothing is said to have nothing', async () => {
  const { main, said } = await start()
  const shown = await main.asked('media.readShown')
  shown.answer([{ screenId: screenIdSchema.parse(1), fetchedAt: 5, places: toJson([]) }])
  await expect.poll(said).toContain('The CRM has no plan and no picture of this unit.')
})

test('why what is known could not be read is said', async () => {
  const { main } = await start()
  const shown = await main.asked('media.readShown')
  shown.fail({ kind: 'cancelled', again: 'now' })
  await expect.poll(notices).not.toBe('')
})
