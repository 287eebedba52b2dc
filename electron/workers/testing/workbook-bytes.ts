import { type ZipEntry, zipBytes } from '../files/testing/zip-bytes.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageRelated = 'http://schemas.openxmlformats.org/package/2006/relationships'

const around: readonly ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
  },
  {
    name: 'xl/workbook.xml',
    data: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    data: `<?xml version="1.0"?><Relationships xmlns="${packageRelated}"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${related}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
]

/** A workbook of one sheet put together byte by byte; the sheet and its texts are given. */
export const workbookBytes = (entries: readonly ZipEntry[]): Buffer =>
  zipBytes([...around, ...entries])
