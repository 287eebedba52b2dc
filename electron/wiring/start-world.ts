import { randomBytes, randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { createLimits } from '../crm/limits.ts'
import { transportOnDemand } from '../crm/transport-on-demand.ts'
import { trustedRoots } from '../crm/trusted-roots.ts'
import { type Answering, createAnswering } from '../ipc/answering.ts'
import { createFileGrants } from '../ipc/file-grants.ts'
import { openKeychain } from '../keychain/keychain.ts'
import { createPasswordVault } from '../keychain/password-vault.ts'
import { demoCrmProcess } from '../workers/start-demo-crm.ts'
import { keptAuthority, readAuthorities } from './kept-authority.ts'
import { openWorld, type World, type WorldDependencies } from './open-world.ts'
import { renewableTransport } from './renewable-transport.ts'

export type WorldSurroundings = Omit<
  WorldDependencies,
  'newId' | 'newDefectId' | 'transport' | 'limits' | 'authority' | 'vault' | 'grantedPath' | 'demo'
> & {
  /** The script that the demo's process runs. */
  readonly demoEntry: string
  /** The system's proxy for an address. */
  readonly resolveProxy: (url: string) => Promise<string>
}

export interface StartedWorld {
  readonly world: World
  readonly answering: Answering
  readonly end: () => void
}

const newDefectId = (): string => randomBytes(4).toString('hex')

/** All that is large or slow to begin with; the window is on its way by then. */
export const startWorld = async ({
  resolveProxy,
  demoEntry,
  ...surroundings
}: WorldSurroundings): Promise<StartedWorld> => {
  const { log } = surroundings
  const fileGrants = createFileGrants(() => randomBytes(16).toString('hex'))
  const demo = demoCrmProcess(demoEntry)
  const authorityFile = join(dirname(surroundings.directory), 'trusted-authority.pem')
  const roots = () => [...trustedRoots(), ...readAuthorities(authorityFile).map(({ pem }) => pem)]
  const { transport, renew } = renewableTransport(() => transportOnDemand({ resolveProxy, roots }))
  const world = await openWorld({
    ...surroundings,
    demo,
    newId: () => randomUUID(),
    newDefectId,
    transport,
    limits: createLimits(),
    authority: keptAuthority(authorityFile, renew),
    vault: createPasswordVault(openKeychain()),
    grantedPath: fileGrants.pathOf,
  })
  const answering = createAnswering({
    handlers: world.handlers,
    fileGrants,
    newDefectId,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
    logDefect: ({ id, call, error }) => log.defect('defect', error, { id, call }),
  })
  const end = () => {
    demo.stop()
    world.close()
  }
  return { world, answering, end }
}
