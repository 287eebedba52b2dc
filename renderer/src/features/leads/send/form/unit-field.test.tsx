// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { emptyLead } from './empty-lead.ts'
import type { LeadForm } from './lead-form.ts'
import { UnitField } from './unit-field.tsx'

const form: LeadForm = {
  lead: { ...emptyLead, projectId: projectIdSchema.parse(7), unitNumber: 'a107' },
  isTest: false,
  choices: {
    workspaceId: workspaceIdSchema.parse('w1'),
    projects: [],
    attributes: [],
    consentTypes: null,
  },
  change: () => undefined,
  markTest: () => undefined,
  problemOf: () => null,
  warnings: [],
}

test('a unit that the pricelist does not have is told before the CRM refuses it', async () => {
  const { rerender } = render(<UnitField form={form} units={[]} />, { wrapper: await pageAround() })
  expect(screen.getByText(/^There is no such unit in the loaded price list/)).toBeTruthy()
  rerender(<UnitField form={form} units={null} />)
  expect(screen.queryByText(/^There is no such unit in the loaded price list/)).toBeNull()
})
