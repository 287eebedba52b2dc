/** How often a test kills: `KILLS=5` kills five times as often as `npm test` does, each time at moments of their own. */
export const numberOfKills = (usual: number): number =>
  Math.ceil(usual * Number(process.env['KILLS'] ?? 1))
