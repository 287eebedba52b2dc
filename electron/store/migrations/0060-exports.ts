import type { Migration } from './migration.ts'

export const exportReports: Migration = {
  version: 60,
  name: 'exports',
  sql: `
    CREATE TABLE report (
      id TEXT PRIMARY KEY,
      workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      definition TEXT NOT NULL CHECK (json_valid(definition)),
      -- Where the latest file goes, on this computer.
      latest_folder TEXT,
      -- Null for one that runs only by hand.
      progress TEXT CHECK (progress IS NULL OR json_valid(progress))
    ) STRICT;
    CREATE INDEX report_of_workspace ON report (workspace_id, created_at, id);

    -- Times of a schedule that have no run of their own.
    CREATE TABLE report_skipped (
      id INTEGER PRIMARY KEY,
      report_id TEXT NOT NULL REFERENCES report (id) ON DELETE CASCADE,
      accounted_at INTEGER NOT NULL,
      account TEXT NOT NULL CHECK (json_valid(account))
    ) STRICT;
    CREATE INDEX report_skipped_of_report ON report_skipped (report_id, id);

    CREATE TABLE export_contents (
      sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
      format TEXT NOT NULL CHECK (format IN ('xls', 'xlsx')),
      bytes INTEGER NOT NULL,
      stored_bytes INTEGER NOT NULL,
      is_packed INTEGER NOT NULL CHECK (is_packed IN (0, 1)),
      contents BLOB NOT NULL
    ) STRICT;
    CREATE INDEX export_contents_sizes ON export_contents (sha256, format, bytes, stored_bytes);

    CREATE TABLE export_run (
      id TEXT PRIMARY KEY,
      report_id TEXT NOT NULL REFERENCES report (id) ON DELETE CASCADE,
      slot INTEGER,
      trigger TEXT NOT NULL CHECK (trigger IN ('person', 'schedule', 'missed')),
      state TEXT NOT NULL CHECK (state IN
        ('running', 'postponed', 'done', 'failed', 'cancelled', 'interrupted')),
      is_postponed INTEGER NOT NULL CHECK (is_postponed IN (0, 1)),
      attempts INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      ended_at INTEGER,
      sha256 TEXT REFERENCES export_contents (sha256),
      -- What a header of the contents has: of two rows where it was asked so.
      headers TEXT NOT NULL,
      rows INTEGER,
      column_count INTEGER,
      is_pinned INTEGER NOT NULL DEFAULT 0 CHECK (is_pinned IN (0, 1)),
      failure TEXT CHECK (failure IS NULL OR json_valid(failure)),
      latest_failure TEXT CHECK (latest_failure IS NULL OR json_valid(latest_failure)),
      -- JSON array of ReportColumn; null until it was read, and where it cannot be. The last one, so that a
      -- list does not read through it.
      columns TEXT CHECK (columns IS NULL OR json_valid(columns)),
      UNIQUE (report_id, slot),
      CHECK (state <> 'done' OR sha256 IS NOT NULL)
    ) STRICT;
    CREATE INDEX export_run_of_report ON export_run (report_id, started_at);
    CREATE INDEX export_run_of_contents ON export_run (sha256, report_id, started_at, id)
      WHERE sha256 IS NOT NULL;
    CREATE INDEX export_run_running ON export_run (started_at) WHERE state = 'running';
    CREATE INDEX export_run_unread ON export_run (started_at)
      WHERE state = 'done' AND columns IS NULL AND failure IS NULL;

    -- What no run has any more goes with the last one, whatever removes that.
    CREATE TRIGGER export_contents_unused AFTER DELETE ON export_run WHEN OLD.sha256 IS NOT NULL
    BEGIN
      DELETE FROM export_contents WHERE sha256 = OLD.sha256
        AND NOT EXISTS (SELECT 1 FROM export_run WHERE sha256 = OLD.sha256);
    END;

    CREATE TABLE export_alert (
      id TEXT PRIMARY KEY,
      report_id TEXT NOT NULL REFERENCES report (id) ON DELETE CASCADE,
      run_id TEXT NOT NULL REFERENCES export_run (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      rule TEXT NOT NULL CHECK (json_valid(rule)),
      finding TEXT NOT NULL CHECK (json_valid(finding)),
      acknowledged_at INTEGER
    ) STRICT;
    CREATE INDEX export_alert_of_report ON export_alert (report_id, at);
    CREATE INDEX export_alert_of_run ON export_alert (run_id);
    CREATE INDEX export_alert_open ON export_alert (report_id) WHERE acknowledged_at IS NULL;
  `,
}
