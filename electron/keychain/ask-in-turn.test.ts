import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { askInTurn } from './ask-in-turn.ts'

const timedOut = failed({ kind: 'keychain', cause: 'timedOut', again: 'afterFix' })

test('questions are put one after the other and each gets its own answer', async () => {
  const ask = askInTurn(10_000)
  const order: string[] = []
  const question = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return success(name)
  }
  expect(await Promise.all([ask(question('a')), ask(question('b'))])).toEqual([
    success('a'),
    success('b'),
  ])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('a prompt that nobody answers is given up, and what waited behind it never happens', async () => {
  const ask = askInTurn(30)
  let answer: (result: Result<string>) => void = () => undefined
  const prompt = new Promise<Result<string>>((resolve) => {
    answer = resolve
  })
  let happened = false
  const write = async () => {
    happened = true
    return success(null)
  }
  expect(await Promise.all([ask(() => prompt), ask(write)])).toEqual([timedOut, timedOut])
  const later = ask(async () => success('later'))
  answer(success('too late'))
  expect(await later).toEqual(success('later'))
  expect(happened).toBe(false)
})

test('a defect reaches who asked and nobody else', async () => {
  const ask = askInTurn(10_000)
  const broken = ask(() => Promise.reject(new Error('broken')))
  const next = ask(async () => success('fine'))
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toEqual(success('fine'))
})
