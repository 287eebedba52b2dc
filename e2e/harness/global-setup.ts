import { openDisplay } from './display.ts'
import { stageApplication } from './staged-application.ts'

/** Once for all tests: a display, and the application where its user can read it. */
const prepare = async (): Promise<() => void> => {
  const display = await openDisplay()
  const application = stageApplication()
  process.env['DISPLAY'] = display.name
  process.env['UNITDESK_E2E_FOLDER'] = application.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = application.executable
  return () => {
    application.remove()
    display.close()
  }
}

export default prepare
