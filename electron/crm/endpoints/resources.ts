import type { ResourceUid } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Download, DownloadedFile } from '../transport/byte-sink.ts'
import { receiveFile } from '../wire/receive-file.ts'
import { readResourcesXml } from '../wire/resources-xml.ts'
import type { CallOptions } from './asking.ts'
import { timeouts } from './timeouts.ts'

const page = /^\s*text\/html\b/i

/** Field-notes 1: the specification does not name them. */
export const resources = (caller: Pick<Caller, 'read'>) => ({
  listResources: ({ account, signal }: CallOptions) =>
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
    caller.read<DownloadedFile>({
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
