import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Table } from '#core/tables/table'
import { PrintedSheet } from '../../../ui/tables/printed-sheet.tsx'

/** Lays a table out for paper, and prints it; the system's dialogue saves it as PDF as well. */
export const usePrintedReport = () => {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    if (table === null) return
    const done = () => setTable(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [table])
  return { print: setTable, sheet: table && createPortal(<Sheet table={table} />, document.body) }
}

const Sheet = ({ table: { title, columns, rows } }: { readonly table: Table }) => (
  <PrintedSheet>
    <h1>{title}</h1>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, at) => (
              <td key={columns[at]?.title}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </PrintedSheet>
)
