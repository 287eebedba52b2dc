import { dayMs, minuteMs } from '#core/time'

/** What is scheduled begins no later than this after its time: the computer slept, or its clock was moved. */
export const latestBeginningMs = 5 * minuteMs

/** It leaves no later than this after its time: a project loads within ten minutes, and the computer may sleep over it. */
export const latestLeavingMs = latestBeginningMs + 10 * minuteMs

/** A request does not arrive later than this: prices that look like its own were entered by somebody. */
export const latestArrivalMs = dayMs
