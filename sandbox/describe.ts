import type { Sandbox } from './server.ts'

export const describeForPeople = (sandbox: Sandbox): string =>
  [
    `The CRM in a box answers at ${sandbox.baseUrl}/ws/v10/`,
    ...(sandbox.controlUrl === null ? [] : [`Its control interface is at ${sandbox.controlUrl}`]),
    `Developer ${sandbox.developerId}: ${
      sandbox.projects.map(({ name, id }) => `${name} (${id})`).join(', ') || 'no projects'
    }`,
    '',
    ...sandbox.accounts.map(
      ({ login, password, label, state }) =>
        `${login.padEnd(18)} ${password.padEnd(18)} ${label}${state === 'active' ? '' : ` [${state}]`}`,
    ),
    '',
    'Ctrl+C ends it.',
  ].join('\n')

/** One line of JSON for a program that has started the sandbox. */
export const describeAsJson = (sandbox: Sandbox): string =>
  JSON.stringify({
    baseUrl: sandbox.baseUrl,
    ...(sandbox.controlUrl === null ? {} : { controlUrl: sandbox.controlUrl }),
    developerId: sandbox.developerId,
    accounts: sandbox.accounts.map(({ label: _label, language: _language, ...account }) => account),
    projects: sandbox.projects,
  })
