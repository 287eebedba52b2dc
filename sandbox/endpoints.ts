import type { Endpoint } from './endpoint.ts'
import { getProject } from './landing/get-project.ts'
import { getProjectsInfo } from './landing/get-projects-info.ts'
import { listProjects } from './landing/list-projects.ts'
import { listMilestonesEndpoint } from './milestones/list-milestones.ts'
import { addIncomingPayment } from './payments/add-incoming-payment.ts'
import { updateUnits } from './prices/update-units.ts'

/** Everything that is served under the version. */
export const endpoints: readonly Endpoint[] = [
  listProjects,
  getProjectsInfo,
  getProject,
  updateUnits,
  listMilestonesEndpoint,
  addIncomingPayment,
]
