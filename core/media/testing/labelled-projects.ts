import { bareNames } from './bare-names.ts'
import { clientPapers } from './client-papers.ts'
import { dottedNames } from './dotted-names.ts'
import { housesNames } from './houses-names.ts'
import type { LabelledName } from './labelled-name.ts'
import { letteredNames } from './lettered-names.ts'
import type { FloorNumbers } from './sample-places.ts'

interface LabelledProject {
  readonly project: string
  readonly houses: FloorNumbers
  readonly names: readonly LabelledName[]
}

const numbers = (count: number, name: (order: string) => string): string[] =>
  Array.from({ length: count }, (_, index) => name(String(index + 1).padStart(2, '0')))

const onFloors = (floors: readonly number[], name: (order: string) => string, count = 8) =>
  Object.fromEntries(
    floors.map((floor) => [String(floor), numbers(count, (order) => name(`${floor}${order}`))]),
  )

const dottedHouse = (letter: string, floors: readonly number[]) => ({
  '-1': [
    ...numbers(6, (order) => `${letter}.G${order}`),
    ...numbers(6, (order) => `${letter}.S${order}`),
  ],
  ...onFloors(floors, (order) => `${letter}.${order[0]}.${order.slice(1)}`, 6),
})

/** Four projects whose developers number their units in four ways, and what lies in their folders. */
export const labelledProjects: readonly LabelledProject[] = [
  {
    project: 'dotted',
    houses: { 'Dům A': dottedHouse('A', [1, 2, 3, 4]), 'Dům B': dottedHouse('B', [1, 2, 3]) },
    names: [...dottedNames, ...clientPapers],
  },
  {
    project: 'lettered',
    houses: {
      'Budova A': {
        '-1': [...numbers(8, (order) => `PS${order}`), ...numbers(8, (order) => `K${order}`)],
        ...onFloors([1, 2, 3], (order) => `A${order}`),
      },
      'Budova B': { '0': ['B001', 'B002'], ...onFloors([1, 2], (order) => `B${order}`) },
    },
    names: letteredNames,
  },
  {
    project: 'bare',
    houses: {
      'SO 01': {
        '-1': ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'],
        ...onFloors([1, 2], String, 4),
        '3': [],
      },
      'SO 02': { ...onFloors([1, 2], String, 4), ...onFloors([3], String) },
    },
    names: bareNames,
  },
  {
    project: 'houses',
    houses: {
      'Řadové domy': { '1': numbers(12, (order) => `RD ${order}`) },
      Dvojdomy: { '1': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6'] },
      'Bytový dům': { '1': ['1', '2', '3', '4', '5', '6'], '2': ['7', '8', '9', '10', '11', '12'] },
    },
    names: housesNames,
  },
]
