import i18next from 'i18next'
import { expect, test } from 'vitest'
import { startI18n } from '../i18n/start-i18n.ts'
import { callName } from './call-name.ts'

test('a call is named by what it is about; one that nobody knows by its own name', async () => {
  await startI18n('en')
  expect(callName('set-unit-pdf', i18next.t)).toBe('Unit PDFs')
  expect(callName('list-excel-deals', i18next.t)).toBe('Export: Deals')
  expect(callName('list-excel-of-our-own', i18next.t)).toBe('Export: of-our-own')
  expect(callName('some-new-call', i18next.t)).toBe('some-new-call')
})
