import { allRows, type Db, run } from '../db.ts'

export interface Invoice {
  readonly id: number
  readonly projectId: number
  readonly number: string
  /** Field-notes 1: 1 new, 2 and 3 in review, 4 in approval, 5 approved, 6 rejected. */
  readonly status: number
  readonly supplier: string
  readonly supplierNumber: string
  readonly companyId: number
  readonly company: string
  readonly currency: string
  readonly variableSymbol: string
  readonly issuedAt: number
  readonly dueAt: number
}

export interface InvoiceLine {
  readonly position: number
  readonly text: string
  readonly budgetItem: string
  readonly netMinor: number
  readonly vatMinor: number
}

/** A line with its invoice: the export repeats the invoice on every line. */
export interface InvoiceLineRecord extends Invoice, InvoiceLine {
  readonly projectName: string
  readonly lineId: number
  readonly totalNetMinor: number
  readonly totalVatMinor: number
}

export const listInvoiceLineRecords = (db: Db): InvoiceLineRecord[] =>
  allRows(
    db,
    `SELECT invoice.id, project_id AS projectId, project.name AS projectName, number, status, supplier,
       supplier_number AS supplierNumber, company_id AS companyId, company, invoice.currency,
       variable_symbol AS variableSymbol, issued_at AS issuedAt, due_at AS dueAt, line.id AS lineId,
       line.position, text, budget_item AS budgetItem, net_minor AS netMinor, vat_minor AS vatMinor,
       sum(net_minor) OVER (PARTITION BY invoice.id) AS totalNetMinor,
       sum(vat_minor) OVER (PARTITION BY invoice.id) AS totalVatMinor
     FROM invoice JOIN invoice_line AS line ON line.invoice_id = invoice.id
       JOIN project ON project.id = project_id
     ORDER BY invoice.id, line.position`,
  )

export const writeInvoice = (
  db: Db,
  { lines, ...invoice }: Omit<Invoice, 'id'> & { readonly lines: readonly InvoiceLine[] },
): void => {
  const id = run(
    db,
    `INSERT INTO invoice (project_id, number, status, supplier, supplier_number, company_id, company, currency,
       variable_symbol, issued_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    invoice.projectId,
    invoice.number,
    invoice.status,
    invoice.supplier,
    invoice.supplierNumber,
    invoice.companyId,
    invoice.company,
    invoice.currency,
    invoice.variableSymbol,
    invoice.issuedAt,
    invoice.dueAt,
  )
  for (const line of lines) {
    run(
      db,
      `INSERT INTO invoice_line (invoice_id, position, text, budget_item, net_minor, vat_minor)
       VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      line.position,
      line.text,
      line.budgetItem,
      line.netMinor,
      line.vatMinor,
    )
  }
}
