import type { Migration } from './migration.ts'

export const leadImports: Migration = {
  version: 90,
  name: 'lead imports',
  sql: `
    -- Of which draft it was: what was sent is not sent once more from it.
    ALTER TABLE lead_sending ADD COLUMN draft_id TEXT;
    CREATE INDEX lead_sending_of_draft ON lead_sending (draft_id) WHERE draft_id IS NOT NULL;

    -- A file of the site that was taken over, and of what time it tells.
    CREATE TABLE sent_import (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      archive INTEGER NOT NULL REFERENCES lead_archive (id) ON DELETE CASCADE,
      -- Empty of what was taken over before imports were told apart.
      name TEXT NOT NULL,
      at INTEGER,
      leads INTEGER NOT NULL,
      from_at INTEGER,
      to_at INTEGER,
      -- Of the folder that is looked at.
      watched_file TEXT
    ) STRICT;
    CREATE INDEX sent_import_of_archive ON sent_import (archive, id);
    INSERT INTO sent_import (archive, name, at, leads, from_at, to_at)
      SELECT archive, '', NULL, (SELECT count(*) FROM sent_lead AS sent
          WHERE sent.archive = told.archive AND at >= from_at AND at < to_at), from_at, to_at
      FROM sent_told AS told ORDER BY archive, from_at;
    DROP TABLE sent_told;

    -- Which import has told of a lead first, and which one last.
    ALTER TABLE sent_lead ADD COLUMN first_import INTEGER;
    ALTER TABLE sent_lead ADD COLUMN last_import INTEGER;
    -- The last nine digits of the phone: the same however it is written, with its country or without.
    ALTER TABLE sent_lead ADD COLUMN phone_key TEXT;
    UPDATE sent_lead SET first_import = told.id, last_import = told.id
      FROM sent_import AS told
      WHERE told.archive = sent_lead.archive AND sent_lead.at >= told.from_at
        AND sent_lead.at < told.to_at;
    UPDATE sent_lead SET phone_key = substr(
        replace(replace(replace(replace(replace(replace(replace(replace(
          phone, ' ', ''), char(160), ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '+', ''),
        -9)
      WHERE phone IS NOT NULL;
    CREATE INDEX sent_lead_delayed ON sent_lead (archive, delay_ms) WHERE delay_ms IS NOT NULL;
    CREATE INDEX sent_lead_of_project ON sent_lead (archive, project, at);
    CREATE INDEX sent_lead_of_campaign ON sent_lead (archive, campaign, at);
    CREATE INDEX sent_lead_of_import ON sent_lead (archive, last_import);

    -- Whose address it was, told by a hash that nobody outside of this store can make; null: nobody knows any more.
    ALTER TABLE revocation ADD COLUMN email_key TEXT;
    CREATE TABLE revocation_key (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      key TEXT NOT NULL
    ) STRICT;
    INSERT INTO revocation_key (id, key) VALUES (1, hex(randomblob(32)));
  `,
}
