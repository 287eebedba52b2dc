import { type Result, success } from '#core/contract/failure'
import { type ResourceUid, resourceUidSchema } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import type { Body } from '../calls/call.ts'
import { parseWhole } from './numbers.ts'
import { type Attributes, optionalText, readXml, unreadable } from './read-xml.ts'

/** Field-notes 2.5: `resources` > `resource`; some servers list a `checksum` in place of the `crc`. */
export const readResourcesXml = async (
  body: Body,
  endpoint: string,
): Promise<Result<ListedResource[]>> => {
  const resources: ListedResource[] = []
  const read = await readXml(body, {
    endpoint,
    root: 'resources',
    reader: {
      open: (path, attributes) => {
        if (path === 'resources/resource') resources.push(toResource(attributes))
      },
    },
  })
  return read.ok ? success(resources) : read
}

const toResource = (attributes: Attributes): ListedResource => ({
  uid: requiredUid(attributes),
  contentType: optionalText(attributes['content-type']),
  fileName: optionalText(attributes['file-name']),
  sizeBytes: countOf(attributes['size']),
  crc32: crcOf(attributes['crc']),
  checksum: optionalText(attributes['checksum']),
})

const requiredUid = ({ uid }: Attributes): ResourceUid =>
  resourceUidSchema.safeParse(uid).data ?? unreadable('<resource uid>')

const countOf = (text: string | undefined): number | null => {
  const count = parseWhole(text)
  return count === null || count < 0 ? null : count
}

const crcOf = (text: string | undefined): number | null => {
  const crc = countOf(text)
  return crc === null || crc > 0xff_ff_ff_ff ? null : crc
}
