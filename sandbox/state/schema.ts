/** The tables of the CRM. Lists and texts by language are JSON; times are UTC milliseconds. */
export const schema = `
CREATE TABLE developer (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;

CREATE TABLE account (
  login TEXT PRIMARY KEY, password TEXT NOT NULL, label TEXT NOT NULL,
  areas TEXT NOT NULL, permissions TEXT NOT NULL, projects TEXT NOT NULL, state TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT;
CREATE TABLE failed_login (login TEXT PRIMARY KEY, failures INTEGER NOT NULL, banned_until INTEGER NOT NULL) STRICT;
CREATE TABLE cooldown (login TEXT NOT NULL, endpoint TEXT NOT NULL, until INTEGER NOT NULL,
  PRIMARY KEY (login, endpoint)) STRICT;

CREATE TABLE project (
  id INTEGER PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL, city TEXT NOT NULL, gps TEXT NOT NULL,
  currency TEXT NOT NULL, hidden INTEGER NOT NULL DEFAULT 0, screens TEXT NOT NULL, descriptions TEXT NOT NULL,
  attribute_types TEXT NOT NULL
) STRICT;
CREATE TABLE building (
  id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES project, position INTEGER NOT NULL, name TEXT NOT NULL
) STRICT;
CREATE INDEX building_of_project ON building (project_id, position);
CREATE TABLE floor (
  id INTEGER PRIMARY KEY, building_id INTEGER NOT NULL REFERENCES building, position INTEGER NOT NULL,
  number INTEGER NOT NULL
) STRICT;
CREATE INDEX floor_of_building ON floor (building_id, position);
CREATE TABLE unit (
  id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES project, floor_id INTEGER NOT NULL REFERENCES floor,
  position INTEGER NOT NULL, hidden INTEGER NOT NULL, internal_id TEXT NOT NULL, attributes TEXT NOT NULL,
  deal_id INTEGER REFERENCES deal, has_gallery INTEGER NOT NULL, pdf TEXT
) STRICT;
CREATE INDEX unit_of_project ON unit (project_id, internal_id);
CREATE INDEX unit_of_floor ON unit (floor_id, position);
CREATE INDEX unit_of_deal ON unit (deal_id);
CREATE TABLE unit_history (
  id INTEGER PRIMARY KEY, unit_id INTEGER NOT NULL REFERENCES unit, at INTEGER NOT NULL, who TEXT NOT NULL,
  attributes TEXT NOT NULL
) STRICT;
CREATE INDEX history_of_unit ON unit_history (unit_id, at);

CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, surname TEXT NOT NULL, email TEXT, email_key TEXT,
  phone TEXT, language TEXT, tags TEXT NOT NULL DEFAULT '[]', attributes TEXT NOT NULL DEFAULT '{}', salesman_id INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX customer_by_email ON customer (email_key);
CREATE INDEX customer_by_phone ON customer (phone);
CREATE TABLE salesman (id INTEGER PRIMARY KEY, name TEXT NOT NULL, surname TEXT NOT NULL) STRICT;
CREATE TABLE deal (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES project,
  customer_id INTEGER NOT NULL REFERENCES customer, salesman_id INTEGER, status INTEGER NOT NULL,
  lifecycle TEXT NOT NULL, price_minor INTEGER NOT NULL, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
) STRICT;
CREATE TABLE lead (
  id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer, login TEXT NOT NULL,
  at INTEGER NOT NULL, project_id INTEGER, unit_id INTEGER, salesman_id INTEGER, campaign TEXT NOT NULL,
  product_interest TEXT NOT NULL, source INTEGER, note TEXT NOT NULL, preferences TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX lead_of_login ON lead (login, at);
CREATE TABLE favourite (
  customer_id INTEGER NOT NULL REFERENCES customer, unit_id INTEGER NOT NULL REFERENCES unit, at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, unit_id)
) STRICT;
CREATE TABLE event (
  id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL, at INTEGER NOT NULL, customer_id INTEGER, unit_id INTEGER,
  project_id INTEGER, deal_id INTEGER, note TEXT NOT NULL
) STRICT;
CREATE TABLE consent_type (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE consent (
  customer_id INTEGER NOT NULL REFERENCES customer, type_id INTEGER NOT NULL REFERENCES consent_type,
  valid INTEGER NOT NULL, given_at INTEGER NOT NULL, ended_at INTEGER, source TEXT NOT NULL, notes TEXT NOT NULL,
  PRIMARY KEY (customer_id, type_id)
) STRICT;
CREATE TABLE custom_attribute (
  key TEXT PRIMARY KEY, type TEXT NOT NULL, label TEXT NOT NULL, options TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE resource (
  uid TEXT PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES project, content_type TEXT NOT NULL,
  file_name TEXT NOT NULL, created_at INTEGER NOT NULL, size INTEGER NOT NULL, crc INTEGER NOT NULL,
  asset TEXT, bytes BLOB, CHECK ((asset IS NULL) <> (bytes IS NULL))
) STRICT;
CREATE INDEX resource_of_project ON resource (project_id);
CREATE TABLE plan (
  owner TEXT NOT NULL, owner_id INTEGER NOT NULL, screen_id INTEGER NOT NULL,
  project_id INTEGER NOT NULL REFERENCES project, resource_uid TEXT NOT NULL REFERENCES resource,
  PRIMARY KEY (owner, owner_id, screen_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_of_project ON plan (project_id, screen_id);
CREATE TABLE plan_area (
  owner TEXT NOT NULL, owner_id INTEGER NOT NULL, project_id INTEGER NOT NULL REFERENCES project,
  coordinates TEXT NOT NULL, PRIMARY KEY (project_id, owner, owner_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE gallery (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES project, type INTEGER NOT NULL,
  names TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL
) STRICT;
CREATE INDEX gallery_of_project ON gallery (project_id);
CREATE TABLE picture (
  id INTEGER PRIMARY KEY AUTOINCREMENT, project_id INTEGER NOT NULL REFERENCES project,
  unit_id INTEGER REFERENCES unit, gallery_id INTEGER REFERENCES gallery, screen_id INTEGER NOT NULL,
  names TEXT NOT NULL, resource_uid TEXT NOT NULL REFERENCES resource, created_at INTEGER NOT NULL,
  CHECK ((unit_id IS NULL) <> (gallery_id IS NULL))
) STRICT;
CREATE INDEX picture_of_project ON picture (project_id, screen_id);

CREATE TABLE prescribed_payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, deal_id INTEGER NOT NULL REFERENCES deal, kind TEXT NOT NULL,
  amount_minor INTEGER NOT NULL, currency TEXT NOT NULL, due_at INTEGER NOT NULL, variable_symbol TEXT NOT NULL
) STRICT;
CREATE TABLE incoming_payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, external_id TEXT UNIQUE, prescribed_id INTEGER REFERENCES prescribed_payment,
  amount_minor INTEGER, currency TEXT, paid_at INTEGER, received_at INTEGER NOT NULL, variable_symbol TEXT,
  login TEXT NOT NULL, fields TEXT NOT NULL
) STRICT;
CREATE TABLE milestone (
  id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES project, position INTEGER NOT NULL,
  name TEXT NOT NULL, fixed_on TEXT NOT NULL
) STRICT;
`
