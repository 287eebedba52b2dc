import type { Migration } from './migration.ts'

export const parsedExports: Migration = {
  version: 61,
  name: 'parsed exports',
  sql: `
    -- What is in contents, as it was read: made anew from them whenever it is missing.
    CREATE TABLE export_parsed (
      sha256 TEXT NOT NULL REFERENCES export_contents (sha256) ON DELETE CASCADE,
      -- Of which rows the header was taken to be.
      headers TEXT NOT NULL,
      -- Of the reader: what an older one has left is read again.
      reader INTEGER NOT NULL,
      -- JSON array of the sheets: their names, their columns, and how many rows they have.
      sheets TEXT NOT NULL CHECK (json_valid(sheets)),
      packed_bytes INTEGER NOT NULL,
      PRIMARY KEY (sha256, headers)
    ) STRICT;

    CREATE TABLE export_parsed_rows (
      sha256 TEXT NOT NULL,
      headers TEXT NOT NULL,
      sheet INTEGER NOT NULL,
      chunk INTEGER NOT NULL,
      -- The deflated JSON of the rows.
      packed BLOB NOT NULL,
      PRIMARY KEY (sha256, headers, sheet, chunk),
      FOREIGN KEY (sha256, headers) REFERENCES export_parsed (sha256, headers) ON DELETE CASCADE
    ) STRICT;

    -- One number of contents, so that a trend opens no run twice.
    CREATE TABLE export_measured (
      sha256 TEXT NOT NULL REFERENCES export_contents (sha256) ON DELETE CASCADE,
      headers TEXT NOT NULL,
      reader INTEGER NOT NULL,
      measure TEXT NOT NULL CHECK (json_valid(measure)),
      measured TEXT NOT NULL CHECK (json_valid(measured)),
      PRIMARY KEY (sha256, headers, measure)
    ) STRICT, WITHOUT ROWID;
  `,
}
