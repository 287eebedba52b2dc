import { ownDisplay } from './displays.ts'
import { stageApplication } from './staged-application.ts'

/** Puts the application where its user can read it, once for all tests. */
const prepare = (): (() => void) => {
  if (ownDisplay() === '') throw new Error('There is no display: `npm run test:e2e` brings one.')
  const application = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = application.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = application.executable
  return application.remove
}

export default prepare
