import { expect, test } from 'vitest'
import { createModelGate } from './model-gate.ts'

const gateOf = () => {
  const told: string[] = []
  const person = { isTyping: false }
  const gate = createModelGate({
    isBusy: () => person.isTyping,
    onChanged: () => told.push('changed'),
  })
  return { gate, person, told, act: (name: string) => () => void told.push(name) }
}

test('a filter is applied at once where nobody types', () => {
  const { gate, told, act } = gateOf()
  gate.change('filter', act('filter'))
  expect(told).toEqual(['filter', 'changed'])
})

test('rows do not change under a price that is half typed; the newest filter comes when it is left', () => {
  const { gate, person, told, act } = gateOf()
  person.isTyping = true
  gate.change('filter', act('first filter'))
  gate.change('options', act('options'))
  gate.change('filter', act('second filter'))
  gate.release()
  expect(told).toEqual([])
  person.isTyping = false
  gate.release()
  expect(told).toEqual(['second filter', 'options', 'changed'])
  gate.release()
  expect(told).toHaveLength(3)
})

test('what waited comes before what is asked for after it', () => {
  const { gate, person, told, act } = gateOf()
  person.isTyping = true
  gate.change('options', act('options'))
  person.isTyping = false
  gate.change('filter', act('filter'))
  expect(told).toEqual(['options', 'filter', 'changed'])
})
