export const media = `
  CREATE TABLE media_project (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    -- Null until somebody has set anything.
    settings TEXT CHECK (settings IS NULL OR json_valid(settings)),
    -- By a person: it stays so after a restart.
    is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
    -- Watched for new files: on this computer, and never told to the window.
    folder TEXT,
    PRIMARY KEY (workspace_id, project_id)
  ) STRICT, WITHOUT ROWID;

  -- What was taken out of the watched folder once: it does not come again before it changes.
  CREATE TABLE media_taken_file (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    path TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, project_id, path)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE media_shown (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    screen_id INTEGER NOT NULL,
    fetched_at INTEGER NOT NULL,
    places TEXT NOT NULL CHECK (json_valid(places)),
    PRIMARY KEY (workspace_id, project_id, screen_id)
  ) STRICT;

  CREATE TABLE media_file (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    project_id INTEGER NOT NULL,
    -- In the order in which they are sent.
    position INTEGER NOT NULL,
    -- With the folders below the one that was dropped.
    hint TEXT NOT NULL,
    -- On this computer: never told to the window.
    path TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    read TEXT CHECK (read IS NULL OR json_valid(read)),
    sha256 TEXT GENERATED ALWAYS AS (json_extract(read, '$.sha256')) VIRTUAL,
    source TEXT NOT NULL CHECK (source IN ('there', 'moved', 'changed')),
    match TEXT CHECK (match IS NULL OR json_valid(match)),
    placed_by TEXT CHECK (placed_by IN ('match', 'person')),
    -- What a person has decided; null: the targets of the match, the screens of the project.
    targets TEXT CHECK (targets IS NULL OR json_valid(targets)),
    screens TEXT CHECK (screens IS NULL OR json_valid(screens)),
    name TEXT,
    is_allowed INTEGER NOT NULL DEFAULT 0 CHECK (is_allowed IN (0, 1)),
    removed_at INTEGER
  ) STRICT;
  CREATE INDEX media_file_of_project ON media_file (workspace_id, project_id, position)
    WHERE removed_at IS NULL;
  CREATE INDEX media_file_removed ON media_file (removed_at) WHERE removed_at IS NOT NULL;

  CREATE TABLE media_upload (
    id TEXT PRIMARY KEY,
    file_id TEXT NOT NULL REFERENCES media_file (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    endpoint TEXT NOT NULL CHECK (endpoint IN
      ('unitPdf', 'unitPlan', 'unitPicture', 'floorPlan', 'buildingPlan')),
    -- Of the unit, floor or building that the endpoint is for.
    target_id INTEGER NOT NULL,
    screen_id INTEGER,
    state TEXT NOT NULL CHECK (json_valid(state)),
    state_kind TEXT GENERATED ALWAYS AS (json_extract(state, '$.kind')) VIRTUAL,
    -- What a picture was called when it left, and the pictures that its gallery was known to have then.
    gallery_before TEXT CHECK (gallery_before IS NULL OR json_valid(gallery_before)),
    -- The outgoing call whose outcome is as unknown as its own.
    call_id INTEGER,
    -- A copy of the file that was there before.
    kept_path TEXT,
    -- It left although nothing of what it takes the place of was kept.
    without_copy INTEGER NOT NULL DEFAULT 0 CHECK (without_copy IN (0, 1)),
    -- What was at its place when its bytes first left; null: they never did, or nothing of them can have arrived.
    begun_over TEXT CHECK (begun_over IN ('nothing', 'something', 'unseen'))
  ) STRICT;
  CREATE INDEX media_upload_of_file ON media_upload (file_id, position);
  CREATE INDEX media_upload_of_target ON media_upload (endpoint, target_id);
  CREATE INDEX media_upload_of_call ON media_upload (call_id) WHERE call_id IS NOT NULL;
  CREATE INDEX media_upload_queued ON media_upload (file_id) WHERE state_kind = 'queued';
  CREATE INDEX media_upload_begun ON media_upload (state_kind)
    WHERE state_kind = 'sending' OR state_kind = 'unknown';
  CREATE UNIQUE INDEX media_upload_once
    ON media_upload (file_id, endpoint, target_id, coalesce(screen_id, 0));

  -- What was sent from this computer: it outlives the files and their rows.
  CREATE TABLE media_ledger (
    workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    target_id INTEGER NOT NULL,
    -- 0 for a unit's card, which belongs to no screen.
    screen_id INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('created', 'replaced', 'stored', 'added')),
    picture_id INTEGER,
    PRIMARY KEY (workspace_id, endpoint, target_id, screen_id, sha256)
  ) STRICT, WITHOUT ROWID;
`
