/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'dc82712a3a261d0335c9d7cf5dd76a76d1d3b41ab596daecdf293a3b61204e4c'
