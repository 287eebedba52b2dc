import { makeAccounts } from '../accounts.ts'
import { writeAccount } from '../state/accounts.ts'
import { type Db, run } from '../state/db.ts'
import { attachToDeal } from '../state/units.ts'
import { type Deal, makeDeals, salesmen } from './deals.ts'
import type { Developer, Project } from './developer.ts'
import { seededRandom } from './random.ts'
import { makeDeveloper, type SeedName } from './seeds.ts'

export interface Seed {
  readonly name: SeedName
  readonly number: number
  /** The moment that everything in it happened before. */
  readonly now: number
  readonly newPassword: (login: string) => string
}

const dayMs = 86_400_000
const firstCustomerId = 500_001
const firstDealId = 700_001

/** Writes the seed into an empty state. */
export const fillState = (db: Db, seed: Seed): void => {
  const developer = makeDeveloper(seed.name, seed.number)
  run(db, 'INSERT INTO developer (id, name) VALUES (?, ?)', developer.id, developer.name)
  developer.projects.forEach((project, position) => {
    writeProject(db, project, position)
  })
  const projects = developer.projects.map(({ id }) => id)
  for (const account of makeAccounts({ newPassword: seed.newPassword, projects })) {
    writeAccount(db, account)
  }
  fillDeals(db, developer, seed)
}

const writeProject = (db: Db, project: Project, position: number): void => {
  run(
    db,
    `INSERT INTO project (id, position, name, city, gps, currency, screens, descriptions, attribute_types)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    project.id,
    position,
    project.name,
    project.city,
    project.gps,
    project.currency,
    JSON.stringify(project.screens),
    JSON.stringify(project.descriptions),
    JSON.stringify(project.attributeTypes),
  )
  project.buildings.forEach((building, place) => {
    run(
      db,
      'INSERT INTO building (id, project_id, position, name) VALUES (?, ?, ?, ?)',
      building.id,
      project.id,
      place,
      building.name,
    )
    building.floors.forEach((floor, level) => {
      run(
        db,
        'INSERT INTO floor (id, building_id, position, number) VALUES (?, ?, ?, ?)',
        floor.id,
        building.id,
        level,
        floor.number,
      )
      floor.flats.forEach((flat, order) => {
        run(
          db,
          `INSERT INTO unit (id, project_id, floor_id, position, hidden, internal_id, attributes, has_gallery)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          flat.id,
          project.id,
          floor.id,
          order,
          flat.hidden ? 1 : 0,
          flat.attributes['flat_internal_id'] ?? '',
          JSON.stringify(flat.attributes),
          flat.attributes['flat_type'] === '1' ? 1 : 0,
        )
      })
    })
  })
}

const fillDeals = (db: Db, developer: Developer, { number, now }: Seed): void => {
  for (const { id, name, surname } of salesmen) {
    run(db, 'INSERT INTO salesman (id, name, surname) VALUES (?, ?, ?)', id, name, surname)
  }
  run(
    db,
    "INSERT INTO sqlite_sequence (name, seq) VALUES ('customer', ?), ('deal', ?)",
    firstCustomerId - 1,
    firstDealId - 1,
  )
  for (const deal of makeDeals(seededRandom(number + 1), developer)) writeDeal(db, deal, now)
}

const writeDeal = (db: Db, deal: Deal, now: number): void => {
  const { name, surname, email, phone } = deal.customer
  const createdAt = now - deal.ageDays * dayMs
  const customerId = run(
    db,
    `INSERT INTO customer (name, surname, email, phone, language, salesman_id, created_at)
     VALUES (?, ?, ?, ?, 'cs', ?, ?)`,
    name,
    surname,
    email,
    phone,
    deal.salesmanId,
    createdAt,
  )
  const dealId = run(
    db,
    `INSERT INTO deal (project_id, customer_id, salesman_id, status, lifecycle, price_minor, created_at, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    deal.projectId,
    customerId,
    deal.salesmanId,
    deal.status,
    deal.lifecycle,
    deal.priceMinor,
    createdAt,
    createdAt,
  )
  for (const unitId of deal.unitIds) attachToDeal(db, unitId, dealId)
}
