import { unitIdSchema } from '../../../core/ids.ts'
import { prices } from '../../../electron/crm/endpoints/prices.ts'
import { toPriceData } from '../../../electron/crm/wire/price-update.ts'
import { alternate } from '../alternate.ts'
import { startMeasuredClient } from '../measured-client.ts'

// Prints the time of one batch through the client and through a bare fetch of the same body, in ms.
const [baseUrl = '', count = ''] = process.argv.slice(2)
const client = await startMeasuredClient(baseUrl)
const changes = Array.from({ length: Number(count) }, (_unused, index) => ({
  unitId: unitIdSchema.parse(index + 1),
  priceNetMinor: 412_345_600 + index * 100,
  priceGrossMinor: 498_938_200 + index * 121,
}))
const { login } = client.account

const throughClient = async (): Promise<void> => {
  const asking = { account: client.account, signal: new AbortController().signal }
  const answer = await prices(client.caller).updateUnits(asking, changes)
  if (!answer.ok || answer.value.kind !== 'updated') throw new Error('The batch was not taken')
}

const throughFetch = async (): Promise<void> => {
  const data = toPriceData(changes)
  const body = new URLSearchParams({ data, login, password: 'password' })
  const answer = await fetch(`${baseUrl}/ws/v10/update-units`, { method: 'POST', body })
  if (((await answer.json()) as { success: boolean }).success !== true) throw new Error('Not taken')
}

const [clientMs, fetchMs] = await alternate({
  sides: [throughClient, throughFetch],
  turns: 20,
  callsPerTurn: 1,
})
await client.close()
console.log(JSON.stringify({ clientMs, fetchMs }))
