import { type Canvas, fillCircle, fillRect, stroke, strokeRect } from './canvas.ts'
import { arcPoints, type Rect } from './geometry.ts'
import type { Door, WallPiece } from './opening.ts'
import { floorColours, planColours } from './plan-colours.ts'
import { halfInnerWall, outerWall, type PlanView } from './plan-view.ts'
import type { NamedRoom, UnitLayout } from './unit-layout.ts'

const joint = (first: Rect, second: Rect): Rect => ({
  x1: Math.max(first.x1, second.x1) + halfInnerWall,
  x2: Math.min(first.x2, second.x2) - halfInnerWall,
  y1: Math.min(Math.max(first.y1, second.y1), Math.min(first.y2, second.y2)) - 0.1,
  y2: Math.min(Math.max(first.y1, second.y1), Math.min(first.y2, second.y2)) + 0.1,
})

const drawFloor = (canvas: Canvas, view: PlanView, { kind, rects }: NamedRoom) => {
  const [first, second] = rects
  for (const { x1, y1, x2, y2 } of rects) {
    const floor = {
      x1: x1 + halfInnerWall,
      y1: y1 + halfInnerWall,
      x2: x2 - halfInnerWall,
      y2: y2 - halfInnerWall,
    }
    fillRect(canvas, view.rect(floor), floorColours[kind])
  }
  if (second) fillRect(canvas, view.rect(joint(first, second)), floorColours[kind])
}

const isOuterWall = ({ at, isHorizontal }: WallPiece, { width, depth }: UnitLayout) =>
  at < 0.001 || at > (isHorizontal ? depth : width) - 0.001

/** From the outer face of the wall to its inner one, in metres across it. */
const acrossOuterWall = ({ at }: WallPiece): [near: number, far: number] =>
  at < 0.001 ? [-outerWall, halfInnerWall] : [-halfInnerWall, outerWall]

const drawWindow = (canvas: Canvas, view: PlanView, piece: WallPiece) => {
  const [near, far] = acrossOuterWall(piece)
  const whole = view.band(piece, near, far)
  fillRect(canvas, whole, planColours.paper)
  const middle = (near + far) / 2
  fillRect(canvas, view.band(piece, middle - 0.045, middle + 0.045), planColours.glass)
  strokeRect(canvas, whole, 1, planColours.wall)
}

const drawDoor = (canvas: Canvas, view: PlanView, layout: UnitLayout, door: Door) => {
  const [near, far] = isOuterWall(door, layout)
    ? acrossOuterWall(door)
    : [-halfInnerWall, halfInnerWall]
  fillRect(canvas, view.band(door, near, far), floorColours.hall)
  const hinge = door.hingeAt === 'from' ? door.from : door.to
  const free = door.hingeAt === 'from' ? door.to : door.from
  const at = (along: number, across: number) =>
    view.point(door.isHorizontal ? { x: along, y: across } : { x: across, y: along })
  const centre = at(hinge, door.at)
  const radius = (door.to - door.from) * view.perMetre
  const open = at(hinge, door.at + door.opensTo * (door.to - door.from))
  const closed = at(free, door.at)
  const angleOf = (point: { x: number; y: number }) =>
    (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
  const [from, to] = [angleOf(closed), angleOf(open)]
  // The shorter way round: 270 degrees one way are 90 the other.
  const turn = ((to - from + 540) % 360) - 180
  stroke(canvas, [arcPoints(centre, radius, from, from + turn)], 1, planColours.faint)
  stroke(canvas, [[centre, open]], Math.max(1.5, view.perMetre * 0.04), planColours.wall)
}

const drawOutdoor = (canvas: Canvas, view: PlanView, layout: UnitLayout) => {
  if (!layout.outdoor) return
  const { kind, rect } = layout.outdoor
  const ground = view.rect(rect)
  const isGarden = kind === 'garden'
  fillRect(canvas, ground, isGarden ? planColours.lawn : planColours.tiles)
  if (!isGarden) {
    const tile = Math.max(6, Math.round(view.perMetre * 0.5))
    for (let x = ground.x1 + tile; x < ground.x2; x += tile) {
      fillRect(canvas, { ...ground, x1: x, x2: x + 1 }, planColours.tileJoint)
    }
    for (let y = ground.y1 + tile; y < ground.y2; y += tile) {
      fillRect(canvas, { ...ground, y1: y, y2: y + 1 }, planColours.tileJoint)
    }
  }
  strokeRect(canvas, ground, 2, isGarden ? planColours.shrub : planColours.faint)
  if (isGarden) drawShrubs(canvas, view, rect)
}

const drawShrubs = (canvas: Canvas, view: PlanView, { x1, x2, y1, y2 }: Rect) => {
  const isAbove = y1 < 0
  for (let x = x1 + 0.5; x < x2 - 0.2; x += 1.1) {
    const radius = 0.28 + 0.12 * Math.abs(Math.sin(x * 7))
    const y = isAbove ? y1 + 0.5 : y2 - 0.5
    fillCircle(canvas, view.point({ x, y }), radius * view.perMetre, planColours.shrub)
  }
}

/** Walls, floors, doors and windows. */
export const drawShell = (canvas: Canvas, view: PlanView, layout: UnitLayout): void => {
  const { width, depth, rooms, doors, windows } = layout
  drawOutdoor(canvas, view, layout)
  const walls = {
    x1: -outerWall,
    y1: -outerWall,
    x2: width + outerWall,
    y2: depth + outerWall,
  }
  fillRect(canvas, view.rect(walls), planColours.wall)
  for (const room of rooms) drawFloor(canvas, view, room)
  for (const piece of windows) drawWindow(canvas, view, piece)
  for (const door of doors) drawDoor(canvas, view, layout, door)
}
