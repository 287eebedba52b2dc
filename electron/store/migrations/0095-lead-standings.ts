import type { Migration } from './migration.ts'

const kinds = `'arrived', 'late', 'missing', 'merged', 'rejected', 'suspect', 'ambiguous', 'outsideWindow'`
const columns = `archive, key, at, name, name_key, customer_id, project, campaign, email, phone, phone_key,
  status, status_kind, inquiry_id, delay_ms, why, is_told, first_import, last_import`

export const leadStandings: Migration = {
  version: 95,
  name: 'lead standings',
  sql: `
    CREATE TABLE sent_lead_then (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      at INTEGER NOT NULL,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL,
      customer_id INTEGER,
      project TEXT NOT NULL,
      campaign TEXT NOT NULL,
      -- What the CRM has answered to the site; null: the file does not tell.
      answer_status INTEGER,
      answer_text TEXT CHECK ((answer_text IS NULL) = (answer_status IS NULL)),
      suspicion TEXT CHECK (suspicion IN ('testName', 'testAddress', 'markedTest')),
      -- Tells two persons of one name apart, and nobody who they are.
      contact_mark INTEGER,
      -- As long as the person may have to be reached.
      email TEXT,
      phone TEXT,
      phone_key TEXT,
      status TEXT NOT NULL CHECK (json_valid(status)),
      -- Of the status, for the indexes.
      status_kind TEXT NOT NULL CHECK (status_kind = json_extract(status, '$.kind')
        AND status_kind IN (${kinds})),
      inquiry_id INTEGER CHECK (inquiry_id IS json_extract(status, '$.inquiryId')),
      delay_ms INTEGER CHECK (delay_ms IS json_extract(status, '$.delayMs')),
      why TEXT CHECK (why IS json_extract(status, '$.why')),
      -- Whether a person was told that it is missing.
      is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
      first_import INTEGER,
      last_import INTEGER,
      PRIMARY KEY (archive, key)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO sent_lead_then (${columns}) SELECT ${columns} FROM sent_lead;
    DROP TABLE sent_lead;
    ALTER TABLE sent_lead_then RENAME TO sent_lead;
    CREATE INDEX sent_lead_at ON sent_lead (archive, at);
    CREATE INDEX sent_lead_in_status ON sent_lead (archive, status_kind, at, why);
    CREATE INDEX sent_lead_named ON sent_lead (archive, name_key);
    CREATE INDEX sent_lead_of_inquiry ON sent_lead (archive, inquiry_id)
      WHERE inquiry_id IS NOT NULL;
    CREATE INDEX sent_lead_of_customer ON sent_lead (archive, customer_id)
      WHERE customer_id IS NOT NULL;
    CREATE INDEX sent_lead_with_contact ON sent_lead (archive, at)
      WHERE email IS NOT NULL OR phone IS NOT NULL;
    CREATE INDEX sent_lead_delayed ON sent_lead (archive, delay_ms) WHERE delay_ms IS NOT NULL;
    CREATE INDEX sent_lead_of_project ON sent_lead (archive, project, at);
    CREATE INDEX sent_lead_of_campaign ON sent_lead (archive, campaign, at);
    CREATE INDEX sent_lead_of_import ON sent_lead (archive, last_import);

    -- The row as it stood in the site's file: beside the leads, whose pages are gone through all the time. It goes
    -- with its lead, or before it with the contact.
    CREATE TABLE sent_payload (
      archive INTEGER NOT NULL,
      key TEXT NOT NULL,
      at INTEGER NOT NULL,
      payload TEXT NOT NULL,
      PRIMARY KEY (archive, key),
      FOREIGN KEY (archive, key) REFERENCES sent_lead (archive, key) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX sent_payload_at ON sent_payload (archive, at);

    -- What a person has said of a lead, however it looks.
    CREATE TABLE sent_word (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      sent_key TEXT NOT NULL,
      word TEXT NOT NULL CHECK (word IN ('spam', 'real')),
      PRIMARY KEY (archive, sent_key)
    ) STRICT, WITHOUT ROWID;

    UPDATE lead_archive SET settings = json_set(settings, '$.matchRules.mergedWithinMs', 600000)
      WHERE json_type(settings, '$.matchRules') = 'object';

    CREATE TABLE lead_alert_then (
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('silence', 'held', 'rate')),
      subject TEXT NOT NULL,
      told_at INTEGER NOT NULL,
      PRIMARY KEY (archive, kind, subject)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO lead_alert_then SELECT archive, kind, subject, told_at FROM lead_alert;
    DROP TABLE lead_alert;
    ALTER TABLE lead_alert_then RENAME TO lead_alert;
  `,
}
