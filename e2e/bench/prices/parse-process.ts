import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { projectIdSchema } from '../../../core/ids.ts'
import type { Body } from '../../../electron/crm/calls/call.ts'
import { readProjectXml } from '../../../electron/crm/wire/project-xml.ts'
import { alternate } from '../alternate.ts'

// Prints how long a project takes to become units, and the parser alone over the same bytes, in ms.
const [file = '', id = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const projectId = projectIdSchema.parse(Number(id))
const chunkBytes = 64 * 1024

async function* chunks() {
  for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
  }
}

const toUnits = async (): Promise<number> => {
  let units = 0
  const body: Body = {
    chunks: chunks(),
    length: null,
    status: 200,
    header: () => null,
    textOf: (start) => Buffer.from(start).toString(),
    redact: (text) => text,
  }
  const read = await readProjectXml(body, {
    endpoint: 'get-project',
    projectId,
    onUnits: (batch) => {
      units += batch.length
    },
    onBytes: () => undefined,
  })
  if (!read.ok) throw new Error(`The project was not read: ${read.failure.kind}`)
  return units
}

const bareParser = async (): Promise<number> => {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  let elements = 0
  parser.on('opentag', () => {
    elements += 1
  })
  for await (const chunk of chunks()) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
  return elements
}

const checked = (pass: () => Promise<number>) => async () => {
  if ((await pass()) === 0) throw new Error('Nothing was read')
}

const [unitsMs, parserMs] = await alternate({
  sides: [checked(toUnits), checked(bareParser)],
  turns: 12,
  callsPerTurn: 1,
})
console.log(JSON.stringify({ unitsMs, parserMs }))
