/** Where something lies on a plan of 1024 by 768 pixels: left, top, right and bottom. */
export type PlanArea = readonly [left: number, top: number, right: number, bottom: number]

type Edges = readonly [left: number, right: number]

interface FloorPlanEdges {
  /** The flats above the corridor, from left to right. */
  readonly above: readonly Edges[]
  /** The flats below the corridor, from right to left, because their numbers run round it. */
  readonly below: readonly Edges[]
}

// Measured on the pictures in assets/floor-plans, by the number of flats on a floor.
const floorPlans: Readonly<Record<number, FloorPlanEdges>> = {
  3: {
    above: [
      [42, 476],
      [480, 982],
    ],
    below: [[178, 982]],
  },
  9: {
    above: [
      [42, 172],
      [176, 423],
      [427, 597],
      [601, 809],
      [813, 982],
    ],
    below: [
      [752, 982],
      [560, 748],
      [190, 420],
      [42, 186],
    ],
  },
  11: {
    above: [
      [42, 224],
      [228, 341],
      [345, 493],
      [497, 644],
      [648, 762],
      [766, 982],
    ],
    below: [
      [824, 982],
      [626, 820],
      [501, 622],
      [204, 361],
      [42, 200],
    ],
  },
  25: {
    above: [
      [42, 113],
      [117, 171],
      [175, 264],
      [268, 322],
      [326, 397],
      [401, 472],
      [476, 531],
      [535, 623],
      [627, 681],
      [685, 756],
      [760, 832],
      [836, 890],
      [894, 982],
    ],
    below: [
      [931, 982],
      [860, 927],
      [788, 856],
      [733, 784],
      [645, 729],
      [590, 641],
      [383, 450],
      [311, 379],
      [256, 307],
      [168, 252],
      [113, 164],
      [42, 109],
    ],
  },
}

const aboveCorridor = { top: 110, bottom: 354 }
const belowCorridor = { top: 438, bottom: 682 }

interface HousePlan {
  readonly left: number
  readonly right: number
  /** The lower edge of the first floor. */
  readonly ground: number
  readonly storey: number
}

// Measured on the pictures in assets/building-plans, by the number of floors above the ground.
const housePlans: Readonly<Record<number, HousePlan>> = {
  3: { left: 239, right: 815, ground: 614, storey: 112 },
  7: { left: 150, right: 904, ground: 652, storey: 74 },
  8: { left: 150, right: 904, ground: 660, storey: 66 },
  12: { left: 150, right: 904, ground: 681, storey: 45 },
}
const pavement = 14

/** The areas of so many flats on the plan of their floor, in the order of their numbers. */
export const flatAreas = (flats: number): readonly PlanArea[] => {
  const plan = floorPlans[flats]
  if (plan === undefined) throw new Error(`no floor plan has ${flats} flats`)
  return [
    ...plan.above.map(([left, right]): PlanArea => {
      const { top, bottom } = aboveCorridor
      return [left, top, right, bottom]
    }),
    ...plan.below.map(([left, right]): PlanArea => {
      const { top, bottom } = belowCorridor
      return [left, top, right, bottom]
    }),
  ]
}

/** The area of a floor on the plan of its house; floors below the ground have negative numbers. */
export const floorArea = (floorsAboveGround: number, floor: number): PlanArea => {
  const plan = housePlans[floorsAboveGround]
  if (plan === undefined) throw new Error(`no building plan has ${floorsAboveGround} floors`)
  const { left, right, ground, storey } = plan
  const bottom = floor > 0 ? ground - storey * (floor - 1) : ground + pavement - storey * floor
  return [left, bottom - storey, right, bottom]
}
