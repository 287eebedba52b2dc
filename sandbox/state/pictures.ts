import { allRows, type Db, run } from './db.ts'

/** Texts by language. */
export type Names = Readonly<Record<string, string>>

export interface StoredPicture {
  readonly id: number
  /** The picture is in the unit's gallery, or else in a gallery of the project. */
  readonly unitId: number | null
  readonly galleryId: number | null
  readonly names: Names
  readonly resourceUid: string
  readonly createdAt: number
}

type NewPicture = Omit<StoredPicture, 'id' | 'unitId' | 'galleryId'> & {
  readonly projectId: number
  readonly screenId: number
} & ({ readonly unitId: number } | { readonly galleryId: number })

/** Returns the picture's ID. */
export const addPicture = (db: Db, picture: NewPicture): number =>
  run(
    db,
    `INSERT INTO picture (project_id, unit_id, gallery_id, screen_id, names, resource_uid, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    picture.projectId,
    'unitId' in picture ? picture.unitId : null,
    'galleryId' in picture ? picture.galleryId : null,
    picture.screenId,
    JSON.stringify(picture.names),
    picture.resourceUid,
    picture.createdAt,
  )

/** All pictures of a project for one screen, in the order in which they came. */
export const listPictures = (db: Db, projectId: number, screenId: number): StoredPicture[] =>
  allRows<Omit<StoredPicture, 'names'> & { names: string }>(
    db,
    `SELECT id, unit_id AS unitId, gallery_id AS galleryId, names, resource_uid AS resourceUid,
       created_at AS createdAt
     FROM picture WHERE project_id = ? AND screen_id = ? ORDER BY id`,
    projectId,
    screenId,
  ).map((row) => ({ ...row, names: JSON.parse(row.names) as Names }))

export interface StoredGallery {
  readonly id: number
  /** The type is 2 for visualisations, 3 for photos of the surroundings, 8 for documents. */
  readonly type: number
  readonly names: Names
  readonly createdAt: number
  readonly modifiedAt: number
}

/** Returns the gallery's ID. */
export const addGallery = (
  db: Db,
  gallery: Omit<StoredGallery, 'id'> & { readonly projectId: number },
): number =>
  run(
    db,
    'INSERT INTO gallery (project_id, type, names, created_at, modified_at) VALUES (?, ?, ?, ?, ?)',
    gallery.projectId,
    gallery.type,
    JSON.stringify(gallery.names),
    gallery.createdAt,
    gallery.modifiedAt,
  )

export const listGalleries = (db: Db, projectId: number): StoredGallery[] =>
  allRows<Omit<StoredGallery, 'names'> & { names: string }>(
    db,
    `SELECT id, type, names, created_at AS createdAt, modified_at AS modifiedAt
     FROM gallery WHERE project_id = ? ORDER BY id`,
    projectId,
  ).map((row) => ({ ...row, names: JSON.parse(row.names) as Names }))

/** Leaves the unit without a gallery: no picture can be added to it. */
export const removeUnitGallery = (db: Db, unitId: number): void => {
  run(db, 'UPDATE unit SET has_gallery = 0 WHERE id = ?', unitId)
}
