import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wideReport } from '../exports/wide-report.ts'

// Writes a report of so many rows and a later one; what that takes is not what reading them takes.
const [folder = '', rows = ''] = process.argv.slice(2)
for (const isLater of [false, true]) {
  const report = wideReport({ format: 'xlsx', rows: Number(rows), columns: 15, isLater })
  writeFileSync(join(folder, isLater ? 'later.xlsx' : 'report.xlsx'), report)
}
console.log(JSON.stringify({}))
