import { expect, test } from 'vitest'
import { mediaFileIdSchema, unitIdSchema, uploadIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../accounts/workspaces.ts'
import type { ReadableDb } from '../file/handle.ts'
import { plansOf } from '../testing/plans-of.ts'
import { sampleProject, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import {
  listMediaFiles,
  listMediaPaths,
  listMediaProjects,
  readMediaFileAlone,
  readMediaFiles,
} from './files/media-files.ts'
import { readUnitPlaces } from './files/media-places.ts'
import { readIsMediaPaused, readMediaSettings } from './media-settings.ts'
import { listPicturesSent, readLastSentAt } from './queue/media-ledger.ts'
import { findCallOfUpload, findUploadOfCall } from './queue/media-outgoing.ts'
import {
  listNextQueued,
  listUploadsInState,
  readPictureOrder,
  readUploads,
} from './queue/media-queue.ts'
import { listMediaShown, listMediaShownAt } from './shown/media-shown.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const fileId = mediaFileIdSchema.parse('f1')
const uploadId = uploadIdSchema.parse('u1')
const target = { kind: 'unit', id: unitIdSchema.parse(7) } as const
const slot = { workspaceId: of.workspaceId, endpoint: 'unitPlan', target, screenId: null } as const

// A read that walks a whole table or sorts it shows as SCAN or TEMP B-TREE; all that may are named here.
const reads: [name: string, read: (db: ReadableDb) => unknown, plans: string[]][] = [
  [
    'the settings of a project',
    (db) => readMediaSettings(db, of),
    ['SEARCH media_project USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'whether it is paused',
    (db) => readIsMediaPaused(db, of),
    ['SEARCH media_project USING PRIMARY KEY (workspace_id=? AND project_id=?)'],
  ],
  [
    'what the server showed',
    (db) => listMediaShown(db, of),
    [
      'SEARCH media_shown USING INDEX sqlite_autoindex_media_shown_1 (workspace_id=? AND project_id=?)',
    ],
  ],
  [
    'when the screens were asked',
    (db) => listMediaShownAt(db, of),
    [
      'SEARCH media_shown USING INDEX sqlite_autoindex_media_shown_1 (workspace_id=? AND project_id=?)',
    ],
  ],
  [
    'the files of a project in their order, with their uploads',
    (db) => listMediaFiles(db, of),
    [
      'SEARCH media_file USING INDEX media_file_of_project (workspace_id=? AND project_id=?)',
      'SEARCH f USING INDEX media_file_of_project (workspace_id=? AND project_id=?); SEARCH u USING INDEX media_upload_of_file (file_id=?); SEARCH l USING PRIMARY KEY (workspace_id=? AND endpoint=? AND target_id=? AND screen_id=? AND sha256=?) LEFT-JOIN; USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ],
  ],
  [
    'some files',
    (db) => readMediaFiles(db, [fileId]),
    [
      'SEARCH media_file USING INDEX sqlite_autoindex_media_file_1 (id=?); LIST SUBQUERY 1; SCAN json_each VIRTUAL TABLE INDEX 1:',
      'SEARCH u USING INDEX media_upload_of_file (file_id=?); LIST SUBQUERY 1; SCAN json_each VIRTUAL TABLE INDEX 1:; REUSE LIST SUBQUERY 1; SEARCH f USING INDEX sqlite_autoindex_media_file_1 (id=?); SEARCH l USING PRIMARY KEY (workspace_id=? AND endpoint=? AND target_id=? AND screen_id=? AND sha256=?) LEFT-JOIN',
    ],
  ],
  [
    'where a file lies',
    (db) => readMediaFileAlone(db, fileId),
    ['SEARCH media_file USING INDEX sqlite_autoindex_media_file_1 (id=?)'],
  ],
  [
    'every place on the disk that is needed',
    listMediaPaths,
    [
      'MERGE (UNION); LEFT; SCAN media_file; USE TEMP B-TREE FOR ORDER BY; RIGHT; SCAN media_upload; USE TEMP B-TREE FOR ORDER BY',
    ],
  ],
  [
    'the few projects with files',
    listMediaProjects,
    ['SCAN media_file USING INDEX media_file_of_project'],
  ],
  [
    'the next in the line',
    (db) => listNextQueued(db, { ...of, limit: 8 }),
    [
      'SEARCH f USING INDEX media_file_of_project (workspace_id=? AND project_id=?); SEARCH u USING INDEX media_upload_queued (file_id=?); USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ],
  ],
  [
    'the uploads in a state',
    (db) => listUploadsInState(db, 'sending'),
    [
      'SEARCH u USING INDEX media_upload_begun (state_kind=?); SEARCH f USING INDEX sqlite_autoindex_media_file_1 (id=?); USE TEMP B-TREE FOR ORDER BY',
    ],
  ],
  [
    'some uploads',
    (db) => readUploads(db, [uploadId]),
    [
      'SEARCH u USING INDEX sqlite_autoindex_media_upload_1 (id=?); LIST SUBQUERY 1; SCAN json_each VIRTUAL TABLE INDEX 1:; SEARCH f USING INDEX sqlite_autoindex_media_file_1 (id=?)',
    ],
  ],
  [
    'the order of a picture',
    (db) => readPictureOrder(db, { target, screenId: null, fileId }),
    [
      'USE TEMP B-TREE FOR count(DISTINCT); SEARCH u USING INDEX media_upload_of_target (endpoint=? AND target_id=?); SEARCH f USING INDEX sqlite_autoindex_media_file_1 (id=?); SCALAR SUBQUERY 2; SEARCH media_file USING INDEX sqlite_autoindex_media_file_1 (id=?); SCALAR SUBQUERY 1; SEARCH media_file USING INDEX sqlite_autoindex_media_file_1 (id=?)',
    ],
  ],
  [
    'when a place was last sent to',
    (db) => readLastSentAt(db, slot),
    [
      'SEARCH media_ledger USING PRIMARY KEY (workspace_id=? AND endpoint=? AND target_id=? AND screen_id=?)',
    ],
  ],
  [
    'the pictures that were sent to a unit',
    (db) => listPicturesSent(db, slot),
    ['SEARCH media_ledger USING PRIMARY KEY (workspace_id=? AND endpoint=? AND target_id=?)'],
  ],
  [
    'the call that an upload was',
    (db) => findCallOfUpload(db, uploadId),
    ['SEARCH media_upload USING INDEX sqlite_autoindex_media_upload_1 (id=?)'],
  ],
  [
    'the upload that a call was',
    (db) => findUploadOfCall(db, 1),
    ['SEARCH media_upload USING INDEX media_upload_of_call (call_id=?)'],
  ],
  [
    'some places',
    (db) => readUnitPlaces(db, { ...of, offset: 0, limit: 5 }),
    [
      'SEARCH unit USING PRIMARY KEY (pricelist_id=? AND position>? AND position<?); SCALAR SUBQUERY 1; SEARCH pricelist USING COVERING INDEX pricelist_one_published (workspace_id=? AND project_id=?)',
    ],
  ],
]

test.each(reads)('reading %s goes straight to its rows', async (_name, read, plans) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  expect(plansOf(db, read)).toEqual(plans)
  close()
})
