/**
 * What becomes an act of the audit is taken from the rows that the store writes anyway, by triggers: in the same
 * transaction, whoever writes them. They are of the connection that keeps the store and not of its file, so that a store
 * that is recovered from another file does not tell of everything again.
 */

/** The columns that an act gives; who, where, when and the hash come by themselves. */
const given = [
  'workspace_id',
  'kind',
  'outcome',
  'project_id',
  'unit_id',
  'unit',
  'subject',
  'before',
  'after',
  'source',
  'author',
  'crm',
] as const

type ActSql = { readonly [K in (typeof given)[number]]?: string }

const missing: Readonly<Record<(typeof given)[number], string>> = {
  workspace_id: 'NULL',
  kind: 'NULL',
  outcome: 'NULL',
  project_id: 'NULL',
  unit_id: 'NULL',
  unit: "''",
  subject: "''",
  before: 'NULL',
  after: 'NULL',
  source: "''",
  author: 'NULL',
  crm: 'NULL',
}

const act = (sql: ActSql): string =>
  `INSERT INTO audited_act VALUES (${given.map((column) => sql[column] ?? missing[column]).join(', ')});`

interface TriggerSql {
  readonly name: string
  readonly on: string
  readonly when?: string
  readonly tells: ActSql
}

const trigger = ({ name, on, when = 'TRUE', tells }: TriggerSql): string =>
  `CREATE TEMP TRIGGER audit_${name} AFTER ${on} WHEN ${when} BEGIN ${act(tells)} END;`

const rowColumns = `person, desk, workspace, crm, kind, outcome, project_id, unit_id, unit, subject, before, after, source`

/** Which CRM a workspace is of. A demo is told by what it is: anybody may give a workspace its name. */
export const crmOf = (row: string): string =>
  `CASE ${row}.kind WHEN 'demo' THEN 'demo' ELSE audit_origin(${row}.base_url) END`

// Two views, one behind the other: what the second is given is worked out once, and is hashed as it is written.
const chain = `
  CREATE TEMP VIEW audited_act AS SELECT ${given.map((column) => `NULL AS ${column}`).join(', ')};
  CREATE TEMP VIEW audited_row AS
    SELECT NULL AS id, NULL AS at, ${rowColumns
      .split(', ')
      .map((column) => `NULL AS ${column}`)
      .join(', ')};
  CREATE TEMP TRIGGER audit_row INSTEAD OF INSERT ON audited_row BEGIN
    INSERT INTO audit (id, at, ${rowColumns}, hash)
    VALUES (new.id, new.at, ${rowColumns
      .split(', ')
      .map((column) => `new.${column}`)
      .join(', ')},
      audit_hash(coalesce((SELECT hash FROM audit ORDER BY id DESC LIMIT 1), ''), new.id, new.at, ${rowColumns
        .split(', ')
        .map((column) => `new.${column}`)
        .join(', ')}));
  END;
  CREATE TEMP TRIGGER audit_act INSTEAD OF INSERT ON audited_act WHEN NOT audit_is_silent() BEGIN
    INSERT INTO audited_row (id, at, ${rowColumns})
    VALUES (coalesce((SELECT max(id) FROM audit), 0) + 1, audit_now(),
      coalesce(new.author, (SELECT nullif(value ->> '$', '') FROM preference WHERE name = 'personName'), audit_user()),
      audit_desk(), coalesce((SELECT name FROM workspace WHERE id = new.workspace_id), ''),
      coalesce(new.crm, (SELECT ${crmOf('workspace')} FROM workspace WHERE id = new.workspace_id), ''),
      new.kind, new.outcome, new.project_id, new.unit_id, new.unit, new.subject, new.before, new.after, new.source);
  END;
`

const unitNumber = (workspaceId: string, unitId: string): string =>
  `coalesce((SELECT unit.body ->> '$.number' FROM pricelist CROSS JOIN unit ON unit.pricelist_id = pricelist.id
     WHERE pricelist.workspace_id = ${workspaceId} AND pricelist.published = 1 AND unit.id = ${unitId}), '')`

const projectName = (row: 'new' | 'old'): string =>
  `coalesce((SELECT name FROM project WHERE workspace_id = ${row}.workspace_id AND id = ${row}.project_id), '')`

/**
 * What has just been remembered of a unit that was refused for its deal; nothing of any other. The words of the CRM, which
 * might name a customer, stay where they were heard.
 */
const refusalOf = (row: string): string =>
  `coalesce((SELECT json_object('refusal', json_object('statusCode', status_code))
     FROM deal_evidence WHERE ${row}.state = 'culprit' AND kind = 'refused' AND unit_id = ${row}.unit_id
       AND (workspace_id, project_id) = (SELECT workspace_id, project_id FROM batch WHERE id = ${row}.batch_id)), '{}')`

const batches = [
  trigger({
    name: 'batch',
    on: 'UPDATE OF state ON batch',
    when: `new.state_kind <> old.state_kind
      AND new.state_kind IN ('sent', 'confirmed', 'differs', 'rejected', 'notApplied', 'unknown')`,
    tells: {
      workspace_id: 'new.workspace_id',
      kind: "'batch'",
      outcome: 'new.state_kind',
      project_id: 'new.project_id',
      subject: projectName('new'),
      before: "json_object('units', new.unit_count, 'grossMinor', new.sum_before_minor)",
      after: "json_object('units', new.unit_count, 'grossMinor', new.sum_after_minor)",
      source: 'new.id',
      author: 'new.author',
    },
  }),
  // The units of a batch are written anew with each of its states; what is known of one already is no news. What the CRM
  // has said of a unit with a deal locks it at the other desks of a team.
  trigger({
    name: 'batch_unit',
    on: 'INSERT ON batch_unit',
    when: `new.state IN ('confirmed', 'differs', 'culprit') AND NOT EXISTS (SELECT 1 FROM audit
      WHERE unit_id = new.unit_id AND source = new.batch_id AND outcome = new.state)`,
    tells: {
      workspace_id: '(SELECT workspace_id FROM batch WHERE id = new.batch_id)',
      kind: "'price'",
      outcome: 'new.state',
      project_id: '(SELECT project_id FROM batch WHERE id = new.batch_id)',
      unit_id: 'new.unit_id',
      unit: 'new.number',
      subject: 'new.building',
      before: "json_object('netMinor', new.before_net_minor, 'grossMinor', new.before_gross_minor)",
      after: `CASE WHEN new.seen IS NULL
        THEN json_patch(json_object('netMinor', new.after_net_minor, 'grossMinor', new.after_gross_minor), ${refusalOf('new')})
        ELSE json(new.seen) END`,
      source: 'new.batch_id',
      author: '(SELECT author FROM batch WHERE id = new.batch_id)',
    },
  }),
]

const sendings = [
  trigger({
    name: 'upload',
    on: 'UPDATE OF state ON media_upload',
    when: `new.state_kind <> old.state_kind AND (new.state_kind IN ('done', 'unknown')
      OR new.state_kind = 'failed' AND new.state ->> '$.failure.kind' = 'refused')`,
    tells: {
      workspace_id: '(SELECT workspace_id FROM media_file WHERE id = new.file_id)',
      kind: "'media'",
      outcome: `CASE new.state_kind WHEN 'done' THEN new.state ->> '$.outcome' WHEN 'failed' THEN 'refused'
        ELSE new.state_kind END`,
      project_id: '(SELECT project_id FROM media_file WHERE id = new.file_id)',
      unit_id: "CASE WHEN new.endpoint LIKE 'unit%' THEN new.target_id END",
      unit: `CASE WHEN new.endpoint LIKE 'unit%' THEN ${unitNumber(
        '(SELECT workspace_id FROM media_file WHERE id = new.file_id)',
        'new.target_id',
      )} ELSE '' END`,
      subject: 'new.endpoint',
      source: 'new.id',
    },
  }),
  // Pictures of the queue tell of themselves, with more; those that were sent by hand do not.
  trigger({
    name: 'call',
    on: 'UPDATE OF state ON outgoing_call',
    when: "new.state <> old.state AND new.state <> 'sending' AND (new.endpoint <> 'add-unit-gallery-image' OR new.subject = 'console')",
    tells: {
      workspace_id: 'new.workspace_id',
      kind: `CASE new.endpoint WHEN 'create-lead' THEN 'lead' WHEN 'add-incoming-payment' THEN 'payment'
        WHEN 'revoke-customer-consent' THEN 'consent' ELSE 'call' END`,
      outcome: 'new.state',
      project_id:
        "CASE WHEN new.subject GLOB 'project [0-9]*' THEN CAST(substr(new.subject, 9) AS INTEGER) END",
      unit_id:
        "CASE WHEN new.subject GLOB 'unit [0-9]*' THEN CAST(substr(new.subject, 6) AS INTEGER) END",
      unit: `CASE WHEN new.subject GLOB 'unit [0-9]*' THEN ${unitNumber(
        'new.workspace_id',
        'CAST(substr(new.subject, 6) AS INTEGER)',
      )} ELSE '' END`,
      subject: 'new.endpoint',
      source: 'new.subject',
    },
  }),
]

interface RuleSql extends Omit<ActSql, 'outcome' | 'before' | 'after'> {
  readonly table: string
  /** What the rule says, of a row that is called `row`. */
  readonly says?: string
  /** Columns whose change is one of the rule; what else the row has is no rule. */
  readonly columns: string
}

/** A rule that is made, changed or removed; with a workspace that is removed its rules go unmentioned. */
const rule = ({ table, says, columns, ...of }: RuleSql): string[] => {
  const said = (row: string) => (says === undefined ? 'NULL' : says.replaceAll('row.', `${row}.`))
  const told = (row: 'new' | 'old', outcome: string): ActSql => ({
    ...Object.fromEntries(
      Object.entries(of).map(([column, sql]) => [column, sql.replaceAll('row.', `${row}.`)]),
    ),
    outcome: `'${outcome}'`,
  })
  const differs = columns
    .split(', ')
    .map((column) => `old.${column} IS NOT new.${column}`)
    .join(' OR ')
  return [
    trigger({
      name: `${table}_made`,
      on: `INSERT ON ${table}`,
      tells: { ...told('new', 'made'), after: said('new') },
    }),
    trigger({
      name: `${table}_changed`,
      on: `UPDATE OF ${columns} ON ${table}`,
      when: `(${differs})`,
      tells: { ...told('new', 'changed'), before: said('old'), after: said('new') },
    }),
    trigger({
      name: `${table}_removed`,
      on: `DELETE ON ${table}`,
      ...(table === 'workspace'
        ? {}
        : { when: 'EXISTS (SELECT 1 FROM workspace WHERE id = old.workspace_id)' }),
      tells: { ...told('old', 'removed'), before: said('old') },
    }),
  ]
}

const ofProject = {
  workspace_id: 'row.workspace_id',
  project_id: 'row.project_id',
  subject: `coalesce((SELECT name FROM project WHERE workspace_id = row.workspace_id AND id = row.project_id), '')`,
}

const rules = [
  ...rule({
    ...ofProject,
    table: 'price_rules',
    kind: "'priceRules'",
    columns: 'rules',
    says: 'json(row.rules)',
  }),
  ...rule({
    table: 'send_limit',
    kind: "'sendLimit'",
    workspace_id: 'row.workspace_id',
    columns: 'sum_minor',
    says: "json_object('grossMinor', row.sum_minor)",
  }),
  ...rule({
    ...ofProject,
    table: 'raise_reminder',
    kind: "'raiseReminder'",
    columns: 'reminder',
    subject: "row.reminder ->> '$.name'",
    says: 'json(row.reminder)',
    source: 'row.id',
  }),
  // Payers are in these: that they were changed is told, and not to what.
  ...rule({
    table: 'payment_settings',
    kind: "'paymentSettings'",
    workspace_id: 'row.workspace_id',
    columns: 'settings',
  }),
  // Recipients and folders are in a definition, and stay out of the audit.
  ...rule({
    table: 'report',
    kind: "'report'",
    workspace_id: 'row.workspace_id',
    columns: 'definition',
    subject: "row.definition ->> '$.name'",
    says: "json_object('export', row.definition ->> '$.content.name', 'rules', row.definition -> '$.rules')",
    source: 'row.id',
  }),
  ...rule({
    table: 'account',
    kind: "'account'",
    workspace_id: 'row.workspace_id',
    columns: 'label, areas, projects',
    subject: 'row.label',
    says: "json_object('areas', json(row.areas), 'projects', json(row.projects))",
    source: 'row.id',
  }),
  ...rule({
    table: 'workspace',
    kind: "'workspace'",
    workspace_id: 'row.id',
    columns: 'name, base_url',
    subject: 'row.name',
    crm: crmOf('row'),
    says: "json_object('name', row.name, 'address', row.base_url)",
    source: 'row.id',
  }),
  trigger({
    name: 'release',
    on: 'UPDATE OF released ON hold',
    when: 'new.released = 1 AND old.released = 0',
    tells: {
      kind: "'release'",
      outcome: "'done'",
      subject: 'new.origin',
      crm: `coalesce((SELECT 'demo' FROM workspace WHERE kind = 'demo' AND audit_origin(base_url) = new.origin), new.origin)`,
    },
  }),
  trigger({
    name: 'forgotten',
    on: 'UPDATE OF number ON deletion_known',
    when: 'new.number > old.number',
    tells: { kind: "'forgotten'", outcome: "'done'" },
  }),
]

export const auditTriggers = [chain, ...batches, ...sendings, ...rules].join('\n')
