/**
 * Every call that names rows, sent by the owner of another company with rows that exist: nothing of them is told, nothing of them changes.
 * Other tests send ids that exist nowhere, which a query without its company answers alike.
 */
import { afterAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { copyDemoDatabase } from '../journeys/demo-database.ts';
import { idFieldsOf, inputFor, passable, sendCall, type Ids } from './foreign-calls.ts';
import { SOURCES } from './source-files.ts';

/** Seri Mesra has rows of nearly everything, Perwira Kawal those of guards and of the auxiliary police; each wants to see what the other has. */
const [RETAIL, GUARDS] = [1, 2];

const database = await copyDemoDatabase();
const portal = await openTestPortal({ databaseUrl: database.url, at: 'now' });
afterAll(async () => {
  await portal.close();
  await database.drop();
});
const ask = async <T extends object>(text: string, values: unknown[] = []) => (await portal.owner.query<T>(text, values)).rows;
await ask(`update companies set modules = (select jsonb_object_agg(key, true) from companies c, jsonb_each(c.modules) where c.id = $1) where id = any($2)`, [
  RETAIL,
  [RETAIL, GUARDS],
]);

async function signedIn(company: number) {
  const [owner] = await ask<{ email: string }>('select u.email from companies c join users u on u.id = c.user_id where c.id = $1', [company]);
  return signedInAs(owner?.email ?? '', company);
}
async function signedInAs(email: string, company: number) {
  const { body } = await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD });
  return portal.as(body.data.token, company);
}
const employee = await signedInAs('employee@demo.my', RETAIL);

const tables = await ask<{ name: string; numbered: boolean }>(
  `select c.relname as name, exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'bigint'::regtype) as numbered
   from pg_class c join pg_attribute a on a.attrelid = c.oid where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'company_id' order by 1`,
);
const numbered = new Set(tables.flatMap(({ name, numbered: is }) => (is ? name : [])));
const referred = new Map(
  (
    await ask<{ field: string; name: string }>(
      `select a.attname as field, c.confrelid::regclass::text as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)] where c.contype = 'f'`,
    )
  ).map(({ field, name }) => [field, name]),
);
/** Fields that are no column of a table. */
const NAMED: Readonly<Record<string, string>> = {
  assignment_id: 'employee_worksites',
  need_ids: 'roster_needs',
  primary_id: 'work_sites',
  supervisor_ids: 'employees',
};
const tableOf = (field: string) => NAMED[field] ?? referred.get(field) ?? referred.get(field.replace(/s$/, ''));

/** The newest row of each table of a company. */
async function newestOf(company: number): Promise<Map<string, number>> {
  const newest = new Map<string, number>();
  for (const name of numbered) {
    const [row] = await ask<{ id: number }>(`select max(id)::int as id from ${name} where company_id = $1`, [company]);
    if (row?.id) newest.set(name, row.id);
  }
  return newest;
}

async function namesOf(company: number): Promise<Set<string>> {
  const named = ['employees', 'work_sites', 'branches', 'divisions', 'departments', 'fr_devices', 'work_schedules', 'roster_needs', 'documents'];
  const rows = await Promise.all(
    named.map((table) => ask<{ name: string }>(`select ${table === 'documents' ? 'title' : 'name'} as name from ${table} where company_id = $1`, [company])),
  );
  return new Set(rows.flat().map(({ name }) => name));
}
/** A company whose rows are asked for, and the owner of another who asks. */
async function openSide(theirs: number, own: number) {
  const mine = [...(await namesOf(own))];
  return {
    theirs,
    stranger: await signedIn(own),
    themselves: await signedIn(theirs),
    newest: await newestOf(theirs),
    /** Words that nobody of the other company can know. */
    secrets: [...(await namesOf(theirs))].filter((name) => name.length > 7 && !mine.some((known) => known.includes(name))),
  };
}
type Side = Awaited<ReturnType<typeof openSide>>;
const [retail, guards] = [await openSide(RETAIL, GUARDS), await openSide(GUARDS, RETAIL)];

/** What a company has, table by table. */
async function contents(company: number, of: readonly string[] = tables.map(({ name }) => name)): Promise<Record<string, string>> {
  const parts = of.map(
    (name) => `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as rows from ${name} t where company_id = $1`,
  );
  const rows = await ask<{ name: string; rows: string }>(parts.join(' union all '), [company]);
  return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]));
}

const isId = (field: string) => (/^ids?$/.test(field) || /_ids?$/.test(field)) && !['company_id', 'device_person_id'].includes(field);
const isOwn = (field: string) => tableOf(field) === undefined;
/** Would end what the test stands on, or change who owns it. */
const SPARED = /log-?out|password|session|transfer|switch-company/;

function declaredBy(module: string): string[] {
  const declared = SOURCES.filter(({ path }) => path.startsWith(`src/modules/${module}/server/`) && path.endsWith('.tables.ts'));
  return declared.flatMap(({ text }) => [...text.matchAll(/pgTable\('(\w+)'/g)].flatMap(([, name]) => name ?? []));
}
const tablesOf = (module: string, { newest }: Side) => [...declaredBy(module), 'employees'].filter((name) => newest.has(name));
/** Of whoever has more of what a module keeps. */
const sideOf = (module: string) => (tablesOf(module, guards).length > tablesOf(module, retail).length ? guards : retail);
const modules = SERVER_MODULES.map(({ name, bindings }) => ({
  name,
  endpoints: bindings
    .map(({ endpoint }) => endpoint)
    .filter(
      (endpoint) =>
        !['open', 'signed-in', 'unverified', 'self', 'promoter'].includes(endpoint.requires.kind) &&
        !SPARED.test(endpoint.name) &&
        idFieldsOf(endpoint, isId).length > 0,
    ),
})).filter(({ endpoints }) => endpoints.length > 0);

/** Calls about oneself that name a row: whose it is, is asked by the handler alone. */
const everybodys = SERVER_MODULES.map(({ name, bindings }) => ({
  name,
  endpoints: bindings
    .map(({ endpoint }) => endpoint)
    .filter(({ requires, path }) => path.includes('{id}') && (requires.kind === 'self' || (requires.kind === 'pages' && requires.orSelf === true))),
})).filter(({ endpoints }) => endpoints.length > 0);

/** The ids of rows of theirs for the fields of an endpoint: what a field of the endpoint's own means, each table of its module in turn. */
function idsFor(endpoint: Endpoint, module: string, side: Side): Ids[] {
  const fields = idFieldsOf(endpoint, isId);
  const own = fields.some(isOwn) ? tablesOf(module, side) : ['employees'];
  return own.map((table) => new Map(fields.map((field) => [field, side.newest.get(tableOf(field) ?? table) ?? 987_654_321])));
}

/** Forms that are refused before their ids are looked at: more than one field has to fit another. Their own tests send foreign ids. */
const LEFT = [
  'leave.create-approval-rule',
  'payroll.update-item',
  'claim.create-category',
  'claim.update-category',
  'claim.create-approval-rule',
  'auxiliary-police.check-application',
  'auxiliary-police.create-application',
  'patrol.set-pin',
];
/** Some of what the same ids show to whom they belong. */
const OPEN = [
  'employee.show-employee',
  'documents.show-document',
  'leave.show-leave',
  'payroll.show-payslip',
  'payroll.show-ea-form',
  'claim.show-claim',
  'attendance.show-attendance',
  'attendance.show-employee-schedule',
  'attendance.show-roster-need',
  'work-site.show-work-site',
  'auxiliary-police.show-officer',
  'auxiliary-police.show-application',
  'auxiliary-police.show-card',
  'face-recognition.show-record',
];
const MODULES_OF_GUARDS = ['auxiliary-police', 'security-guard', 'patrol'];
const withheld: string[] = [];
const opened = new Set<string>();

describe('a stranger with rows of another company', () => {
  test.each(modules)('$name', { timeout: 120_000 }, async ({ name, endpoints }) => {
    const found: string[] = [];
    const side = sideOf(name);
    const { theirs, stranger, themselves, secrets } = side;
    const before = await contents(theirs);
    for (const endpoint of endpoints) {
      const [first, ...others] = idsFor(endpoint, name, side);
      if (!first) continue;
      const learned = await passable(stranger, endpoint, first);
      if (learned.wrong.length > 0) withheld.push(endpoint.name);
      const answers = [learned.answer];
      for (const ids of others) answers.push(await sendCall(stranger, endpoint, { ...learned.fields, ...inputFor(endpoint, ids, [...ids.keys()]) }));
      for (const { status, body } of answers) {
        const notices = secrets.filter((secret) => JSON.stringify(body).includes(secret));
        if (status >= 500 || notices.length > 0) found.push(`${endpoint.name} answers ${status} ${notices.join(', ')}`);
      }
      // What the owner takes out is logged: that would be a change, too.
      if (endpoint.method !== 'GET' || endpoint.writes) continue;
      for (const ids of idsFor(endpoint, name, side)) {
        const { status, body } = await sendCall(themselves, endpoint, { ...learned.fields, ...inputFor(endpoint, ids, [...ids.keys()]) });
        if (status === 200 && secrets.some((secret) => JSON.stringify(body).includes(secret))) opened.add(endpoint.name);
      }
    }
    const after = await contents(theirs);
    found.push(...Object.keys(after).flatMap((table) => (after[table] === before[table] ? [] : `${table} changed`)));
    expect(found).toEqual([]);
  });

  test('the calls were understood, and the same rows open to their own owner', () => {
    expect(retail.secrets.length).toBeGreaterThan(50);
    expect(guards.secrets.length).toBeGreaterThan(50);
    expect(MODULES_OF_GUARDS.filter((module) => sideOf(module) !== guards)).toEqual([]);
    expect(withheld).toEqual(LEFT);
    expect([...opened]).toEqual(expect.arrayContaining(OPEN));
  });
});

/** The newest row of a colleague in each table that says whose its rows are, under a number that no row of the employee's own has. */
async function rowsOfColleagues(): Promise<Map<string, number>> {
  const [me] = await ask<{ id: number }>(
    `select e.id::int as id from employees e join users u on u.id = e.user_id where u.email = 'employee@demo.my' and e.company_id = $1`,
    [RETAIL],
  );
  const whose = await ask<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid where relkind = 'r' and attname = 'employee_id' and relname = any($1)`,
    [[...numbered]],
  );
  const ids = (name: string, theirs: boolean) =>
    ask<{ id: number }>(`select id::int as id from ${name} where company_id = $1 and (employee_id = $2) = $3 order by id desc limit 500`, [
      RETAIL,
      me?.id,
      theirs,
    ]);
  const mineOf = await Promise.all(whose.map(({ name }) => ids(name, true)));
  const own = new Set(mineOf.flat().map(({ id }) => id));
  const found = await Promise.all(whose.map(async ({ name }) => [name, (await ids(name, false)).find(({ id }) => !own.has(id))?.id] as const));
  return new Map(found.flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const])));
}

test('an employee opens and changes nothing of a colleague by its number', { timeout: 60_000 }, async () => {
  const rows = await rowsOfColleagues();
  expect(rows.size).toBeGreaterThan(15);
  const found: string[] = [];
  const before = await contents(RETAIL, [...rows.keys()]);
  for (const { name, endpoints } of everybodys) {
    for (const endpoint of endpoints) {
      for (const table of tablesOf(name, retail).filter((each) => rows.has(each))) {
        const ids = new Map(idFieldsOf(endpoint, isId).map((field) => [field, rows.get(tableOf(field) ?? table) ?? 987_654_321]));
        const { status } = await sendCall(employee, endpoint, inputFor(endpoint, ids));
        if (status < 400) found.push(`${endpoint.name} answers ${status} with a row of ${table}`);
      }
    }
  }
  const after = await contents(RETAIL, [...rows.keys()]);
  found.push(...Object.keys(after).flatMap((table) => (after[table] === before[table] ? [] : `${table} changed`)));
  expect(found).toEqual([]);
});
