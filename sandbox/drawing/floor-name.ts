/** As Czech developers number them: above ground `3. NP`, below it `1. PP`. */
export const floorName = (floor: number): string =>
  floor < 0 ? `${-floor}. PP` : floor === 0 ? 'Přízemí' : `${floor}. NP`
