import { parseArgs } from 'node:util'
import { describeAsJson, describeForPeople } from './describe.ts'
import { type SeedName, seedNames } from './seed/projects/seeds.ts'
import { startSandbox } from './server.ts'
import { type ChosenSwitches, switchesSchema } from './switches.ts'

const usage = `npm run sandbox -- [options]
  --port N                     the port of the API, 8010 by default; 0 takes any free one
  --data FILE                  keeps the state in a file; in memory by default
  --seed demo|large|empty      what an empty state is filled with, demo by default
  --seed-number N              another number makes another developer
  --control-port N             serves the control interface for tests as well
  --json                       prints one line of JSON when it is ready
  --switch NAME=VALUE          how an open part of the specification is read; see sandbox/open-choices.md
  --help`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8010' },
    data: { type: 'string' },
    'control-port': { type: 'string' },
    seed: { type: 'string', default: 'demo' },
    'seed-number': { type: 'string', default: '1' },
    switch: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const readSeedName = (name: string): SeedName => {
  const found = seedNames.find((known) => known === name)
  if (found === undefined) throw new Error(`--seed is one of ${seedNames.join(', ')}`)
  return found
}

const readNumber = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} is a whole number, not "${text}"`)
  return Number(text)
}

/** `banThreshold=3`, `projectListing=xml`, `shortCreateLead=true`. */
const readSwitches = (settings: readonly string[]): ChosenSwitches => {
  const named = settings.map((setting) => {
    const at = setting.indexOf('=')
    const text = setting.slice(at + 1)
    return [setting.slice(0, at), /^(\d+|true|false)$/.test(text) ? JSON.parse(text) : text]
  })
  const parsed = switchesSchema.safeParse(Object.fromEntries(named))
  if (!parsed.success) throw new Error(`--switch: ${parsed.error.issues[0]?.message ?? ''}`)
  return parsed.data
}

const main = async (): Promise<void> => {
  if (values.help) {
    console.log(usage)
    return
  }
  const control = values['control-port']
  const sandbox = await startSandbox({
    port: readNumber('port', values.port),
    seed: readSeedName(values.seed),
    seedNumber: readNumber('seed-number', values['seed-number']),
    switches: readSwitches(values.switch),
    ...(values.data === undefined ? {} : { dataFile: values.data }),
    ...(control === undefined ? {} : { controlPort: readNumber('control-port', control) }),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close())
  }
  // Last: whoever waits for the line may end the sandbox at once.
  console.log(values.json ? describeAsJson(sandbox) : describeForPeople(sandbox))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
