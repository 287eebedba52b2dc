import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { bodyOf } from '../testing/body-of.ts'
import { fileNameOf } from './file-name.ts'
import { receiveFile } from './receive-file.ts'
import { readResourcesXml } from './resources-xml.ts'
import { workbookFormat } from './workbook-format.ts'

test.each([
  [null, null],
  ['inline', null],
  ['attachment; filename="deals 2026.xlsx"', 'deals 2026.xlsx'],
  ['attachment; filename=deals.xls', 'deals.xls'],
  ['attachment;FileName = deals.xls ; size=7', 'deals.xls'],
  ['attachment; filename="a \\"b\\".xls"', 'a b.xls'],
  [`attachment; filename="_.pdf"; filename*=UTF-8''%C5%BDlu%C5%A5.pdf`, 'Žluť.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%C5%`, 'a.pdf'],
  [`attachment; filename="${Buffer.from('Žluť.pdf').toString('latin1')}"`, 'Žluť.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\x.dll"', 'x.dll'],
  ['attachment; filename=".."', null],
  ['attachment; filename=""', null],
  ['attachment; filename="a\u0000b:c.xls"', 'abc.xls'],
])('the file of %j is named %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

const xlsx = Buffer.from('PK\u0003\u0004 and the rest')
const xls = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(' and the rest')])

const receive = async (content: string | Uint8Array, { chunkBytes = 3, isFull = false } = {}) => {
  const written: Buffer[] = []
  const progress: number[] = []
  const full = failed({ kind: 'store', cause: 'full', path: 'x', again: 'afterFix' })
  const result = await receiveFile(bodyOf(content, chunkBytes), {
    endpoint: 'list-excel-deals',
    expected: 'workbook',
    isExpected: (start) => workbookFormat(start) !== null,
    onProgress: (done) => progress.push(done),
    sink: {
      begin: () => Promise.resolve(success(null)),
      write: (bytes) => {
        written.push(Buffer.from(bytes))
        return Promise.resolve(isFull ? full : success(null))
      },
    },
  })
  return { result, written: Buffer.concat(written), progress }
}

test.each([
  ['xlsx', xlsx],
  ['xls', xls],
])(
  'a workbook of the kind %s goes to the sink as it is, with its progress',
  async (kind, bytes) => {
    expect(workbookFormat(bytes)).toBe(kind)
    const { result, written, progress } = await receive(bytes)
    expect(result).toMatchObject({ ok: true, value: { bytes: bytes.byteLength } })
    expect(written).toEqual(bytes)
    expect(progress.at(-1)).toBe(bytes.byteLength)
  },
)

test.each([
  ['a page', '<html><body>Login</body></html>'],
  ['a message', 'Login'],
  ['nothing', ''],
  ['a signature cut off', xls.subarray(0, 5)],
])('%s is no workbook, and nothing of it is written', async (_what, content) => {
  const { result, written } = await receive(content)
  expect(result).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'workbook' },
  })
  expect(written.byteLength).toBe(0)
})

test('a sink that is full ends the download', async () => {
  const { result, written } = await receive(xlsx, { isFull: true })
  expect(result).toMatchObject({ failure: { kind: 'store', cause: 'full' } })
  expect(written.byteLength).toBeLessThan(xlsx.byteLength)
})

const none = { contentType: null, fileName: null, sizeBytes: null, crc32: null, checksum: null }
test.each([
  ['none', '', []],
  [
    'one',
    '<resource uid="a-1" content-type="image/png" file-name="p.png" size="7" crc="4294967295"/>',
    [
      {
        uid: 'a-1',
        contentType: 'image/png',
        fileName: 'p.png',
        sizeBytes: 7,
        crc32: 4_294_967_295,
        checksum: null,
      },
    ],
  ],
  ['a checksum', '<resource uid="a" checksum="9f0c"/>', [{ ...none, uid: 'a', checksum: '9f0c' }]],
  [
    'numbers that are none',
    '<resource uid="a" size="-1" crc="4294967296"/>',
    [{ ...none, uid: 'a' }],
  ],
  [
    'files that have no name',
    '<resource/><resource uid="../x y"/><resource uid="a"/>',
    [{ ...none, uid: 'a' }],
  ],
  [
    'more',
    '<resource uid="a" more="1"><x/></resource><y/><resource uid="b"/>',
    [
      { ...none, uid: 'a' },
      { ...none, uid: 'b' },
    ],
  ],
])('a list of resources with %s is read', async (_what, xml, resources) => {
  const body = bodyOf(`<resources>${xml}</resources>`)
  expect(await readResourcesXml(body, 'list-resources')).toEqual({ ok: true, value: resources })
})

test.each(['<resources>', '<html/>'])('the list of resources %j is refused', async (xml) => {
  expect(await readResourcesXml(bodyOf(xml), 'list-resources')).toMatchObject({
    failure: { kind: 'notThisServer' },
  })
})
