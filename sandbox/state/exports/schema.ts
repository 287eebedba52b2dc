/**
 * What only the exports show, and the ways in which they look things up. The cast gives `matched_id` the affinity
 * that SQLite asks of a column before it builds an index for a join.
 */
export const exportsSchema = `
CREATE TABLE co_buyer (
  deal_id INTEGER NOT NULL REFERENCES deal, customer_id INTEGER NOT NULL REFERENCES customer,
  PRIMARY KEY (deal_id, customer_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE inquiry_inactivity (
  lead_id INTEGER PRIMARY KEY REFERENCES lead, since INTEGER NOT NULL, note TEXT NOT NULL
) STRICT;
CREATE TABLE deal_document (
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal_id INTEGER NOT NULL REFERENCES deal, kind TEXT NOT NULL,
  file_name TEXT NOT NULL, created_at INTEGER NOT NULL, signed_at INTEGER
) STRICT;
CREATE TABLE additional_product (
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal_id INTEGER NOT NULL REFERENCES deal, type_id INTEGER NOT NULL,
  name TEXT NOT NULL, quantity INTEGER NOT NULL, price_minor INTEGER NOT NULL, ordered_at INTEGER NOT NULL,
  prescribed_id INTEGER NOT NULL REFERENCES prescribed_payment
) STRICT;
CREATE TABLE inspection (
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal_id INTEGER NOT NULL REFERENCES deal, kind TEXT NOT NULL,
  planned_at INTEGER NOT NULL, done_at INTEGER, inspector TEXT NOT NULL, note TEXT NOT NULL
) STRICT;
CREATE INDEX inspection_of_deal ON inspection (deal_id);
CREATE TABLE defect (
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal_id INTEGER NOT NULL REFERENCES deal,
  inspection_id INTEGER REFERENCES inspection, communal INTEGER NOT NULL, number INTEGER NOT NULL,
  item TEXT NOT NULL, description TEXT NOT NULL, room TEXT NOT NULL, part TEXT NOT NULL, contractor TEXT NOT NULL,
  problematic INTEGER NOT NULL, frequent INTEGER NOT NULL, received_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
  planned_at INTEGER, removed_at INTEGER, status INTEGER NOT NULL
) STRICT;
CREATE INDEX defect_of_inspection ON defect (inspection_id);
CREATE TABLE task (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES project,
  customer_id INTEGER NOT NULL REFERENCES customer, salesman_id INTEGER REFERENCES salesman,
  deal_id INTEGER REFERENCES deal, subject TEXT NOT NULL, created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE TABLE invoice (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES project, number TEXT NOT NULL,
  status INTEGER NOT NULL, supplier TEXT NOT NULL, supplier_number TEXT NOT NULL, company_id INTEGER NOT NULL,
  company TEXT NOT NULL, currency TEXT NOT NULL, variable_symbol TEXT NOT NULL, issued_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
CREATE TABLE invoice_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT, invoice_id INTEGER NOT NULL REFERENCES invoice, position INTEGER NOT NULL,
  text TEXT NOT NULL, budget_item TEXT NOT NULL, net_minor INTEGER NOT NULL, vat_minor INTEGER NOT NULL
) STRICT;
CREATE INDEX line_of_invoice ON invoice_line (invoice_id);
CREATE INDEX deal_of_customer ON deal (customer_id);
CREATE INDEX lead_of_customer ON lead (customer_id);
CREATE INDEX prescribed_of_deal ON prescribed_payment (deal_id);
CREATE INDEX prescribed_by_symbol ON prescribed_payment (variable_symbol);
CREATE INDEX incoming_of_prescribed ON incoming_payment (prescribed_id);

CREATE VIEW matched_payment AS
  SELECT incoming.*, CAST(coalesce(prescribed_id, (
    SELECT id FROM prescribed_payment AS named WHERE named.variable_symbol = incoming.variable_symbol
  )) AS INTEGER) AS matched_id FROM incoming_payment AS incoming;
CREATE VIEW prescribed_balance AS
  SELECT prescribed.*, coalesce(paid.amount_minor, 0) AS paid_minor, paid.paid_at
  FROM prescribed_payment AS prescribed LEFT JOIN (
    SELECT matched_id, sum(amount_minor) AS amount_minor, max(paid_at) AS paid_at
    FROM matched_payment GROUP BY matched_id
  ) AS paid ON paid.matched_id = prescribed.id;
`
