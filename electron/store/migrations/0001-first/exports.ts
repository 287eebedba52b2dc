export const exports = `
  CREATE TABLE report (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    definition TEXT NOT NULL CHECK (json_valid(definition)),
    -- Where the latest file goes, on this computer.
    latest_folder TEXT,
    -- Null for one that runs only by hand.
    progress TEXT CHECK (progress IS NULL OR json_valid(progress)),
    -- JSON array of the files that were put into folders of the person and not taken away since.
    latest_files TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(latest_files))
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
    -- JSON array of ReportColumn; null until it was read, and where it cannot be.
    columns TEXT CHECK (columns IS NULL OR json_valid(columns)),
    -- What was asked for, as core/exports/asked-of writes it; null where nobody knows any more.
    request TEXT CHECK (request IS NULL OR json_valid(request)),
    -- All that follows from contents was done: they were read, fed and put in the place of the latest file.
    is_followed_up INTEGER NOT NULL DEFAULT 0 CHECK (is_followed_up IN (0, 1)),
    -- In the bin since then.
    removed_at INTEGER,
    -- Of the workbook that was asked for; null where nobody has said.
    asked_format TEXT CHECK (asked_format IN ('xls', 'xlsx')),
    -- Of the cells of every sheet, whatever else is in the file; null until the run was read, and where it cannot be.
    cells_sha256 TEXT,
    -- The colleague whose run it is; null of what this desk has loaded.
    loaded_by TEXT,
    UNIQUE (report_id, slot),
    CHECK (state <> 'done' OR sha256 IS NOT NULL)
  ) STRICT;
  CREATE INDEX export_run_of_report ON export_run (report_id, started_at)
    WHERE removed_at IS NULL;
  CREATE INDEX export_run_of_contents ON export_run (sha256, report_id, started_at, id)
    WHERE sha256 IS NOT NULL AND removed_at IS NULL;
  CREATE INDEX export_run_running ON export_run (started_at) WHERE state = 'running';
  CREATE INDEX export_run_unfollowed ON export_run (started_at)
    WHERE state = 'done' AND is_followed_up = 0;
  CREATE INDEX export_run_contents ON export_run (sha256) WHERE sha256 IS NOT NULL;
  CREATE INDEX export_run_removed ON export_run (report_id, removed_at)
    WHERE removed_at IS NOT NULL;
  CREATE INDEX export_run_of_cells ON export_run (cells_sha256, report_id, started_at, id)
    WHERE cells_sha256 IS NOT NULL AND removed_at IS NULL;

  -- What has left by e-mail or to the webhook, written down before it leaves.
  CREATE TABLE export_delivery (
    run_id TEXT NOT NULL REFERENCES export_run (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook', 'sftp')),
    state TEXT NOT NULL CHECK (state IN ('sending', 'sent', 'failed', 'unknown', 'unchanged')),
    at INTEGER NOT NULL,
    failure TEXT CHECK (failure IS NULL OR json_valid(failure)),
    -- JSON array of the recipients whom the server has refused while it took the others.
    refused TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(refused)),
    PRIMARY KEY (run_id, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX export_delivery_sending ON export_delivery (run_id) WHERE state = 'sending';

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
  CREATE INDEX export_parsed_sizes ON export_parsed (packed_bytes);

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

  -- What no run has any more goes with the last one, whatever removes that.
  CREATE TRIGGER export_contents_unused AFTER DELETE ON export_run WHEN OLD.sha256 IS NOT NULL
  BEGIN
    DELETE FROM export_contents WHERE sha256 = OLD.sha256
      AND NOT EXISTS (SELECT 1 FROM export_run WHERE sha256 = OLD.sha256);
  END;
`
