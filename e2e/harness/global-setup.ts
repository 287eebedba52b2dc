import { ownDisplay } from './displays.ts'
import { stageApplication } from './staged-application.ts'

/** Once for all tests: the application where its user can read it. */
const prepare = (): (() => void) => {
  if (ownDisplay() === '') throw new Error('There is no display: `npm run test:e2e` brings one.')
  const application = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = application.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = application.executable
  return application.remove
}

export default prepare
