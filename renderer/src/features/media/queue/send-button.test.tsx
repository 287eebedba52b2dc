// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MediaFile } from '#core/media/queue/media-file'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { sampleDesk } from '../testing/sample-desk.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { SendButton } from './send-button.tsx'

const buttonFor = (files: readonly MediaFile[]) => {
  const ready = new Set(files.flatMap(({ uploads }) => uploads.map(({ id }) => id)))
  const desk = sampleDesk({ files, ready })
  return <SendButton desk={desk} chosen={null} ready={files.length} size="xs" />
}

test('what comes into the list after a person was told what is replaced is not sent with it', async () => {
  const main = mainOnOrder()
  const told = sampleFile({ id: 'told' })
  const { rerender } = render(buttonFor([told]), { wrapper: await pageAround() })
  fireEvent.click(screen.getByRole('button', { name: 'Send 1 file' }))
  const agree = await screen.findByRole('dialog')
  // A watched folder has brought it meanwhile.
  rerender(buttonFor([told, sampleFile({ id: 'later' })]))
  const [press] = [...agree.querySelectorAll('button')].slice(-1)
  fireEvent.click(press ?? agree)
  expect((await main.asked('media.startSending')).input.files).toEqual(['told'])
})
