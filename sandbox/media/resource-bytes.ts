import type { Db } from '../state/db.ts'
import {
  keepDrawn,
  type Measured,
  readBytes,
  readResource,
  type StoredResource,
} from '../state/resources.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { Recipe } from './recipe.ts'

const draw = (db: Db, { uid, recipe }: StoredResource): { bytes: Buffer; measured: Measured } => {
  if (recipe === null) throw new Error(`resource ${uid} has neither bytes nor a recipe`)
  const bytes = drawRecipe(JSON.parse(recipe) as Recipe, (part) => partBytes(db, part))
  return { bytes, measured: keepDrawn(db, uid, bytes) }
}

const partBytes = (db: Db, uid: string): Buffer => {
  const part = readResource(db, uid)
  if (part === null) throw new Error(`resource ${uid} is missing`)
  return resourceBytes(db, part)
}

/** Drawn when first asked for, and kept. */
export const resourceBytes = (db: Db, resource: StoredResource): Buffer =>
  readBytes(db, resource.uid) ?? draw(db, resource).bytes

export const measureResource = (db: Db, resource: StoredResource): Measured =>
  resource.size === null || resource.crc === null
    ? draw(db, resource).measured
    : { size: resource.size, crc: resource.crc }
