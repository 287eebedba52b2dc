// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { AttributesPart } from './attributes-part.tsx'
import { emptyLead } from './empty-lead.ts'

test('a day of an attribute is written and read in the language of the window', async () => {
  const changes: Partial<NewLead>[] = []
  const form = {
    lead: { ...emptyLead, attributes: { movein: { kind: 'date', day: '2026-11-09' } } },
    isTest: false,
    choices: {
      workspaceId: workspaceIdSchema.parse('w1'),
      projects: [],
      attributes: [{ key: 'movein', label: 'Moves in', kind: 'date', options: [] }],
      consentTypes: null,
    },
    change: (patch: Partial<NewLead>) => void changes.push(patch),
    markTest: () => undefined,
    problemOf: () => null,
    warnings: [],
  } as const
  render(<AttributesPart form={form} />, { wrapper: await pageAround() })
  const field = screen.getByRole('textbox', { name: 'Moves in' })
  expect(field).toHaveProperty('value', '09/11/2026')
  fireEvent.change(field, { target: { value: '10/11/2026' } })
  fireEvent.change(field, { target: { value: '' } })
  expect(changes).toEqual([
    { attributes: { movein: { kind: 'date', day: '2026-11-10' } } },
    { attributes: {} },
  ])
})
