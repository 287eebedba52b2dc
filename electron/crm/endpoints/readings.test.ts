import { expect, test } from 'vitest'
import { startClient } from '../testing/start-client.ts'

const pricesOf = async (switches: object) => {
  const { readProject, sandbox } = await startClient('prices@demo')
  const plain = await readProject()
  await fetch(`${sandbox.controlUrl}/switches`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  })
  const other = await readProject()
  const told = ({ units }: typeof plain) =>
    units.map(({ id, priceNetMinor, priceGrossMinor }) => [id, priceNetMinor, priceGrossMinor])
  return { plain: told(plain), other: told(other), units: other.units }
}

test.each(['scientific', 'grouped', 'manyDecimals', 'withCurrency'] as const)(
  'prices that a server writes in the notation %s are the same amounts',
  async (priceNotation) => {
    const { plain, other, units } = await pricesOf({ priceNotation })
    expect(plain.some(([, net]) => net !== null)).toBe(true)
    expect(other).toEqual(plain)
    const priced = units.filter(({ priceGrossMinor }) => priceGrossMinor !== null)
    const isMarked = priced.every(({ attributes }) => 'flat_price' in attributes)
    expect(isMarked).toBe(priceNotation === 'manyDecimals')
  },
)

test.each(['local', 'epoch'] as const)(
  'leads whose times a server writes as %s are of the same second',
  async (leadTimestamps) => {
    const { client, asking, sandbox } = await startClient('leads@demo')
    const before = await client.listLeads(asking)
    await fetch(`${sandbox.controlUrl}/switches`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leadTimestamps }),
    })
    const after = await client.listLeads(asking)
    if (!before.ok || !after.ok) throw new Error('the leads were not listed')
    const seconds = (leads: typeof before.value) =>
      leads.map(({ at }) => (at === null ? null : Math.floor(at / 1_000)))
    expect(seconds(before.value)).not.toContain(null)
    expect(seconds(after.value)).toEqual(seconds(before.value))
  },
)
