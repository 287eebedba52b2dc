import fc from 'fast-check'

// Whatever is drawn at random follows from one number, which the run prints: `SEED=… npm run test:unit` repeats it.
fc.configureGlobal({
  seed: Number(process.env['SEED']),
  // Whether a mutant is noticed is told by the first counterexample: a smaller one is not looked for.
  endOnFailure: process.env['MUTANTS_PLAN'] !== undefined,
  // A counterexample that takes long to make smaller is told as it is, before the test runs out of its own time; a
  // property that takes as long fails as well, though it has found none.
  interruptAfterTimeLimit: 240_000,
  markInterruptAsFailure: true,
})
