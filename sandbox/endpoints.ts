import { getCustomerDetails } from './customers/get-customer-details.ts'
import { listConsentTypesEndpoint } from './customers/list-consent-types.ts'
import { revokeCustomerConsent } from './customers/revoke-customer-consent.ts'
import type { Endpoint } from './endpoint.ts'
import { exportEndpoints } from './exports/export-endpoints.ts'
import { createLead } from './leads/create-lead.ts'
import { listLeads } from './leads/list-leads.ts'
import { addUnitGalleryImage } from './media/add-unit-gallery-image.ts'
import { getResource } from './media/get-resource.ts'
import { listResourcesEndpoint } from './media/list-resources.ts'
import { planEndpoints } from './media/plan-endpoints.ts'
import { setUnitPdfEndpoint } from './media/set-unit-pdf.ts'
import { listMilestonesEndpoint } from './milestones/list-milestones.ts'
import { addIncomingPayment } from './payments/add-incoming-payment.ts'
import { updateUnits } from './prices/update-units.ts'
import { getAllProjects } from './projects/get-all-projects.ts'
import { getProject } from './projects/get-project.ts'
import { getProjectsInfo } from './projects/get-projects-info.ts'
import { listProjects } from './projects/list-projects.ts'

/** All endpoints under `/ws/v10/`. */
export const endpoints: readonly Endpoint[] = [
  listProjects,
  getProjectsInfo,
  getProject,
  getAllProjects,
  createLead,
  listLeads,
  listConsentTypesEndpoint,
  revokeCustomerConsent,
  getCustomerDetails,
  updateUnits,
  setUnitPdfEndpoint,
  ...planEndpoints,
  addUnitGalleryImage,
  listResourcesEndpoint,
  getResource,
  listMilestonesEndpoint,
  addIncomingPayment,
  ...exportEndpoints,
]
