// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { AboutSection } from './about-section.tsx'

const notices = [
  { name: '@mantine/core', version: '9.7.3', licence: 'MIT', texts: ['of Vitaly', 'notice'] },
  { name: 'pdfjs-dist', version: '6.5.438', licence: 'Apache-2.0', texts: ['of Mozilla'] },
]

const open = async () => {
  const main = mainOnOrder()
  const { getByText } = render(<AboutSection />, { wrapper: await pageAround() })
  expect(main.waiting()).not.toContain('app.readNotices')
  fireEvent.click(getByText('Open source licences'))
  const asked = await main.asked('app.readNotices')
  asked.answer(notices)
  const said = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
  await expect.poll(said).toContain('pdfjs-dist')
  const search = document.querySelector('input[type="search"]') ?? document.body
  return { said, search: (value: string) => fireEvent.change(search, { target: { value } }) }
}

test('whose code is in the application is searched by name and licence, and asked for when it is opened', async () => {
  const { said, search } = await open()
  expect(said()).toContain('@mantine/core')
  search('apache')
  await expect.poll(said).not.toContain('@mantine/core')
  expect(said()).toContain('pdfjs-dist')
  search('nobody')
  await expect.poll(said).toContain('No such package or licence.')
})

test('a package shows all texts of its licence when it is opened', async () => {
  const { said } = await open()
  expect(said()).not.toContain('of Vitaly')
  const [first] = document.querySelectorAll('details')
  if (first === undefined) throw new Error('there is no package')
  first.open = true
  fireEvent(first, new Event('toggle'))
  await expect.poll(said).toContain('of Vitaly')
  expect(said()).toContain('notice')
})
