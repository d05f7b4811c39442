/**
 * How statements are sent. Those of one request go side by side through `together` alone; lists of ids travel as one
 * parameter; what outlives a transaction (settings, locks) is not a module's to set; and PostgreSQL keeps few names.
 */
import { expect, test } from 'vitest';
import { keptNames } from '#platform/server/db/kept.ts';
import { isTest, SOURCES } from './source-files.ts';

const servers = SOURCES.filter(({ path }) => /^src\/modules\/[^/]+\/server\//.test(path) && !isTest(path));

/** Code without comments, so that a rule may be spoken of. */
const spoken = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** What stands between the brackets that open at `from`. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

/** Statements need whoever sends them: a race of promises that is handed none of these sends none. */
const SENDER = /\b(?:ctx|tx|db|client|house|past|line|connection)\b/;
const racesIn = (text: string) =>
  [...spoken(text).matchAll(/\bPromise\.(?:all|allSettled|race|any)\(/g)].filter(({ index, 0: opening }) =>
    SENDER.test(bracketed(spoken(text), index + opening.length - 1)),
  ).length;

const OUTLIVES = [
  // `set x` begins a statement; `update t set x` does not.
  /['"`;]\s*set\s+(?!local\b)(?:session\b|role\b|time zone\b|[\w.]+\s*(?:=|to\b))/i,
  /\bset_config\s*\([^)]*,\s*false\s*\)/i,
  /\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i,
];
const outlivesIn = (text: string) => OUTLIVES.some((pattern) => pattern.test(spoken(text)));

/** One parameter for each element: every length is a statement of its own. A subquery is none of these. */
const listsIn = (text: string) =>
  [...spoken(text).matchAll(/\binArray\(/g)].filter(({ index }) => !/\.select\(/.test(bracketed(spoken(text), index + 'inArray'.length))).length;

/** Files that still spell lists out, with how many. The list only becomes shorter. */
const SPELLED: Readonly<Record<string, number>> = {
  'src/modules/ea-form/server/ea-form.store.ts': 4,
  'src/modules/ea-form/server/ea-run.store.ts': 2,
  'src/modules/ea-form/server/publish-ea-forms.ts': 2,
  'src/modules/ea-form/server/year/ea-paid.store.ts': 1,
  'src/modules/ea-form/server/year/ea-year.store.ts': 3,
  'src/modules/ea-form/server/year/voluntary-epf.ts': 1,
  'src/modules/employee/server/employee-scope.ts': 4,
  'src/modules/employee/server/employee.store.ts': 2,
  'src/modules/employee/server/employment/movement-of.ts': 1,
  'src/modules/employee/server/import/imported.store.ts': 1,
  'src/modules/employee/server/list/employee-report.ts': 1,
  'src/modules/employee/server/organisation-holders.ts': 2,
  'src/modules/employee/server/payroll-people.ts': 2,
  'src/modules/leave/server/application/end-leaves.ts': 1,
  'src/modules/leave/server/entitlement/account.store.ts': 5,
  'src/modules/leave/server/entitlement/generate-entitlements.ts': 1,
  'src/modules/leave/server/entitlement/recount-leaves.ts': 2,
  'src/modules/leave/server/entitlement/show-ledger.ts': 1,
  'src/modules/leave/server/import/entitlement-import.store.ts': 2,
  'src/modules/leave/server/leave-jobs.ts': 1,
  'src/modules/leave/server/leave.store.ts': 5,
  'src/modules/leave/server/list/calendar-feed.ts': 1,
  'src/modules/leave/server/list/leave-list.store.ts': 2,
  'src/modules/leave/server/report/report-listing.ts': 2,
  'src/modules/leave/server/report/report-people.ts': 3,
  'src/modules/leave/server/type/leave-type.store.ts': 1,
  'src/modules/leave/server/unpaid-leave.ts': 4,
  'src/modules/payment/server/payment.store.ts': 1,
  'src/modules/payroll-review/server/review.store.ts': 1,
  'src/modules/payroll/server/declaration/declaration.store.ts': 1,
  'src/modules/payroll/server/later/later-payrolls.ts': 1,
  'src/modules/payroll/server/later/settle-differences.ts': 1,
  'src/modules/payroll/server/off-cycle/beside.store.ts': 1,
  'src/modules/payroll/server/off-cycle/refresh-advances.ts': 1,
  'src/modules/payroll/server/opening/opening.store.ts': 2,
  'src/modules/payroll/server/payroll.store.ts': 1,
  'src/modules/payroll/server/payslip/delivery.store.ts': 1,
  'src/modules/payroll/server/payslip/issued-payslip.store.ts': 5,
  'src/modules/payroll/server/payslip/payslip.store.ts': 1,
  'src/modules/payroll/server/run/move-ticked.ts': 1,
  'src/modules/payroll/server/run/payroll-report.ts': 1,
  'src/modules/payroll/server/run/run.store.ts': 3,
  'src/modules/payroll/server/salary-import/import-salaries.ts': 1,
  'src/modules/payroll/server/salary/salary.store.ts': 2,
  'src/modules/payroll/server/site/payroll-site.store.ts': 1,
  'src/modules/tax-declaration/server/relief.store.ts': 1,
};

test('the rules see what they forbid, and nothing else', () => {
  expect(racesIn('await Promise.all(ids.map((id) => find(ctx, id)))')).toBe(1);
  expect(racesIn('await Promise.all(paths.map((path) => readFile(path)))')).toBe(0);
  expect(racesIn('// never Promise.all(a(ctx))\n/* Promise.all(b(ctx)) */')).toBe(0);
  for (const text of ["query('set role mesra_system')", '`SET app.company_id = 1`', "`begin; set timezone to 'UTC'`", '`select pg_advisory_lock($1)`'])
    expect(outlivesIn(text), text).toBe(true);
  for (const text of ['`update t set x = 1`', "query('SET LOCAL ROLE x')", '`select pg_advisory_xact_lock($1)`', '.set({ x: 1 })', '`update t\n set x = 1`'])
    expect(outlivesIn(text), text).toBe(false);
  expect(listsIn('and(inArray(t.id, [...ids]), inArray(t.id, ctx.db.select({ id: e.id }).from(e)))')).toBe(1);
  expect(servers.length).toBeGreaterThan(300);
});

test('modules send statements side by side through `together` alone', () => {
  expect(servers.filter(({ text }) => racesIn(text) > 0).map(({ path }) => path)).toEqual([]);
});

test('modules set nothing and lock nothing beyond their transaction', () => {
  expect(servers.filter(({ text }) => outlivesIn(text)).map(({ path }) => path)).toEqual([]);
});

test('ids travel as one parameter', () => {
  const found = SOURCES.filter(({ path }) => path.includes('/server/') && !isTest(path)).flatMap(({ path, text }) => {
    const lists = listsIn(text);
    return lists > (SPELLED[path] ?? 0) ? [`${path}: ${lists}`] : [];
  });
  expect(found).toEqual([]);
});

test('PostgreSQL keeps at most 200 names, each said once', async () => {
  await import('#app/server/modules.ts');
  const names = [...keptNames()];
  expect(names.length).toBeGreaterThan(60);
  expect(names.length).toBeLessThanOrEqual(200);
  expect(names.filter((name) => !/^[a-z-]+\.[a-z_.-]+$/.test(name))).toEqual([]);
  const said = SOURCES.filter(({ path }) => !isTest(path)).flatMap(({ text }) =>
    [...text.matchAll(/\bkept(?:Text)?(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
});
