import { parseArgs } from 'node:util'
import { type SeedName, seedNames } from './data/seeds.ts'
import { type Sandbox, startSandbox } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8010' },
    'control-port': { type: 'string' },
    seed: { type: 'string', default: 'demo' },
    json: { type: 'boolean', default: false },
  },
})

const isSeedName = (name: string): name is SeedName =>
  (seedNames as readonly string[]).includes(name)

const describeForPeople = (sandbox: Sandbox): string =>
  [
    `The CRM in a box answers at ${sandbox.baseUrl}/ws/v10/`,
    `Developer ${sandbox.developerId}: ${sandbox.projects.map(({ name, id }) => `${name} (${id})`).join(', ')}`,
    '',
    ...sandbox.accounts.map(
      ({ login, password, label, state }) =>
        `${login.padEnd(18)} ${password.padEnd(18)} ${label}${state === 'active' ? '' : ` [${state}]`}`,
    ),
    '',
    'Ctrl+C ends it.',
  ].join('\n')

const describeAsJson = ({ close: _close, controlUrl, ...sandbox }: Sandbox): string =>
  JSON.stringify({
    ...sandbox,
    ...(controlUrl === null ? {} : { controlUrl }),
    accounts: sandbox.accounts.map((account) => ({
      ...account,
      projects: sandbox.projects.map(({ id }) => id),
    })),
  })

const main = async () => {
  const { seed, json, port } = values
  if (!isSeedName(seed)) throw new Error(`--seed is one of ${seedNames.join(', ')}`)
  const control = values['control-port']
  const sandbox = await startSandbox({
    port: Number(port),
    seed,
    ...(control === undefined ? {} : { controlPort: Number(control) }),
  })
  console.log(json ? describeAsJson(sandbox) : describeForPeople(sandbox))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close())
  }
}

await main()
