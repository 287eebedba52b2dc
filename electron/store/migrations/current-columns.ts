/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'f91bc6b3a17b1bc2304dcd9b250248601cc429040a711250b564bee4172ee1f1'
