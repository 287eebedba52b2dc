// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectIdSchema, type UnitId, workspaceIdSchema } from '#core/ids'
import {
  type HomeGroup,
  noAnswers,
  type PremiumAnswer,
} from '#core/prices/premiums/premium-answers'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import { GridColumnDialog } from './grid-column-dialog.tsx'
import { FloorQuestions, KnownFloors, Questions, WrongGroups } from './questions.tsx'

const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
const ids = units.map(({ id }) => id)
const group: HomeGroup = { kind: 'stack', stack: 'A 1' }
const pattern = { group, ids, fraction: 0.05 }

test('a stack is a question with its units, which is answered with a column or by calling its prices wrong', async () => {
  const told: (PremiumAnswer | HomeGroup | UnitId)[] = []
  const shared = {
    units,
    patterns: [pattern],
    onAnswer: (answer: PremiumAnswer) => told.push(answer),
    onShowUnit: (id: UnitId) => told.push(id),
  }
  const { rerender } = render(<Questions {...shared} onYes={(asked) => told.push(asked)} />, {
    wrapper: await pageAround(),
  })
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^\+5\.0% in 4 units of one stack, building A: A\.1, A\.2, A\.3, A\.4/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'A.2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes…' }))
  fireEvent.click(screen.getByRole('button', { name: 'No, the prices are wrong' }))
  rerender(<WrongGroups {...shared} />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(told).toEqual([ids[1], group, { kind: 'wrongGroup', group }, { kind: 'askAgain', group }])
})

test('a column is named and filled; a sixth one is not made', async () => {
  const told: PremiumAnswer[] = []
  const columns = ['View', 'b', 'c', 'd', 'e'].map((name) => ({ name, unitIds: [] }))
  render(
    <ColumnDialog
      unitIds={ids}
      columns={columns}
      onAnswer={(answer) => told.push(answer)}
      onClose={() => undefined}
    />,
    { wrapper: await pageAround() },
  )
  const name = screen.getByLabelText('Column', { selector: 'input' })
  const save = screen.getByRole('button', { name: 'Fill the column' })
  fireEvent.change(name, { target: { value: 'f' } })
  expect(save.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('dialog').textContent).toContain('can have at most five columns')
  fireEvent.change(name, { target: { value: ' View ' } })
  fireEvent.click(save)
  expect(told).toEqual([{ kind: 'hasColumn', name: 'View', unitIds: ids }])
})

test('how high a floor is that does not say it is asked, and only a whole number is an answer', async () => {
  const told: PremiumAnswer[] = []
  render(<FloorQuestions floors={['Attic']} onAnswer={(answer) => told.push(answer)} />, {
    wrapper: await pageAround(),
  })
  const level = screen.getByLabelText('Which number is floor “Attic”?')
  const save = screen.getByRole('button', { name: 'Remember' })
  fireEvent.change(level, { target: { value: 'high' } })
  expect(save.hasAttribute('disabled')).toBe(true)
  fireEvent.change(level, { target: { value: '6' } })
  fireEvent.click(save)
  expect(told).toEqual([{ kind: 'floor', floor: 'Attic', level: 6 }])
})

test('a number that was given to a floor is shown, and can be forgotten', async () => {
  const told: PremiumAnswer[] = []
  const floors = [{ floor: 'Attic', level: 6 }]
  render(<KnownFloors floors={floors} onAnswer={(answer) => told.push(answer)} />, {
    wrapper: await pageAround(),
  })
  expect(screen.getByText(/Attic is floor 6/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Forget the number of Attic' }))
  expect(told).toEqual([{ kind: 'forgetFloor', floor: 'Attic' }])
})

test('what the selected units have is asked when it is known which columns there are', async () => {
  const main = mainOnOrder()
  const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
  render(<GridColumnDialog of={of} unitIds={ids} onClose={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const asked = await main.asked('prices.readPremiumAnswers')
  expect(screen.queryByRole('dialog')).toBe(null)
  asked.answer({ ...noAnswers, columns: [{ name: 'Quiet', unitIds: [] }] })
  const name = await screen.findByLabelText('Column', { selector: 'input' })
  expect(name).toHaveProperty('value', 'Quiet')
})
