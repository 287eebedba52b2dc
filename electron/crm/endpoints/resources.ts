import type { ResourceUid } from '#core/ids'
import type { ListedResource } from '#core/media/listed-resource'
import type { Download, Downloaded } from '../byte-sink.ts'
import type { Caller } from '../caller.ts'
import type { CallingAccount } from '../calling-account.ts'
import { receiveFile } from '../wire/receive-file.ts'
import { readResourcesXml } from '../wire/resources-xml.ts'
import type { Asking } from './asking.ts'
import { timeouts } from './timeouts.ts'

const page = /^\s*text\/html\b/i

/** Field-notes 1: the specification does not name them. */
export const resources = (caller: Pick<Caller, 'read'>) => ({
  listResources: ({ account, signal }: Asking) =>
    caller.read<ListedResource[]>({
      account,
      endpoint: 'list-resources',
      parameters: {},
      timeoutMs: timeouts.projectMs,
      signal,
      receive: (body) => readResourcesXml(body, 'list-resources'),
    }),

  /** A file of any kind; whether it is the right one, its size and checksum in the list tell. */
  getResource: (account: CallingAccount, uid: ResourceUid, download: Download) =>
    caller.read<Downloaded>({
      account,
      endpoint: 'get-resource',
      parameters: { uid },
      timeoutMs: timeouts.fileMs,
      signal: download.signal,
      receive: (body) =>
        receiveFile(body, {
          ...download,
          endpoint: 'get-resource',
          expected: 'file',
          isExpected: () => !page.test(body.header('content-type') ?? ''),
        }),
    }),
})
