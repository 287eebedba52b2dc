import { expect, test } from 'vitest'
import type { ElectronState } from './electron-folder.ts'
import { chooseElectron, type ElectronSources } from './make-electron-available.ts'

const ready: ElectronState = { kind: 'ready', binary: '/dist/electron', version: '45.4.1' }
const absent: ElectronState = { kind: 'absent' }

interface Machine {
  readonly platform?: string
  readonly there?: ElectronState
  readonly official?: { readonly problem: string | null; readonly leaves: ElectronState }
  readonly registryLeaves?: ElectronState
}

const machine = ({
  platform = 'linux-x64',
  there = absent,
  official = { problem: 'Error: getaddrinfo ENOTFOUND', leaves: absent },
  registryLeaves = ready,
}: Machine) => {
  const done: string[] = []
  const said: string[] = []
  let state = there
  const sources: ElectronSources = {
    platform,
    look: () => state,
    say: (line) => said.push(line),
    installOfficial: () => {
      done.push('official')
      state = official.leaves
      return official.problem
    },
    installRegistryRuntime: async () => {
      done.push('registry')
      state = registryLeaves
    },
  }
  return { sources, done, said }
}

test('an Electron that is there is taken, without a word and without a download', async () => {
  const { sources, done, said } = machine({ there: ready })
  expect(await chooseElectron(sources)).toBe('/dist/electron')
  expect({ done, said }).toEqual({ done: [], said: [] })
})

test('the official binary comes before the runtime of the registry', async () => {
  const { sources, done } = machine({ official: { problem: null, leaves: ready } })
  expect(await chooseElectron(sources)).toBe('/dist/electron')
  expect(done).toEqual(['official'])
})

test('where the official binary cannot be reached, Linux x64 takes the runtime of the registry', async () => {
  const { sources, done, said } = machine({})
  expect(await chooseElectron(sources)).toBe('/dist/electron')
  expect(done).toEqual(['official', 'registry'])
  expect(said.join('\n')).toContain('ENOTFOUND')
})

test('an incomplete or outdated Electron is named and replaced', async () => {
  const { sources, done, said } = machine({
    there: { kind: 'unusable', why: 'version 41.0.0 is there, 45.4.1 is wanted' },
    official: { problem: null, leaves: ready },
  })
  await chooseElectron(sources)
  expect(done).toEqual(['official'])
  expect(said[0]).toContain('version 41.0.0 is there')
})

test('an official installer that claims success but leaves no binary does not end the search', async () => {
  const { sources, done } = machine({ official: { problem: null, leaves: absent } })
  expect(await chooseElectron(sources)).toBe('/dist/electron')
  expect(done).toEqual(['official', 'registry'])
})

test('other platforms are told what to do instead of being given a foreign runtime', async () => {
  const { sources, done } = machine({ platform: 'darwin-arm64' })
  await expect(chooseElectron(sources)).rejects.toMatchObject({
    step: 'electron',
    message: expect.stringContaining('darwin-arm64'),
    remedy: expect.stringContaining('ELECTRON_MIRROR'),
  })
  expect(done).toEqual(['official'])
})

test('a runtime without its binary is a failure with a remedy', async () => {
  const { sources } = machine({ registryLeaves: absent })
  await expect(chooseElectron(sources)).rejects.toMatchObject({
    remedy: expect.stringContaining('dist'),
  })
})
