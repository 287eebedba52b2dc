/**
 * Why a file does not leave although a person has sent it. `newerSent`: it had failed, and something else has taken its
 * place since. `notKept`: a copy of what it would replace could not be had. `colleagueMayHave`: nobody knows whether what a
 * colleague sent has arrived.
 */
export const skipReasons = [
  'sameInList',
  'sentBefore',
  'serverHasIt',
  'newerSent',
  'notKept',
  'colleagueSent',
  'colleagueMayHave',
] as const
