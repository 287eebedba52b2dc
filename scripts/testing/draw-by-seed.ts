import fc from 'fast-check'

// Whatever is drawn at random follows from one number, which the run prints: `SEED=… npm run test:unit` repeats it.
fc.configureGlobal({ seed: Number(process.env['SEED']) })
