import { afterAll, expect, test } from 'vitest';
import { userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { branchForm, departmentForm, positionForm } from '../../contract/organisation.schema.ts';
import { contributionForm } from '../../contract/contribution.schema.ts';
import { seedCompanies } from './seed-company.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [norhayati, ramli, empty] = [await userOf(portal), await userOf(portal), await userOf(portal)];
const owners = { norhayati: norhayati.userId, ramli: ramli.userId, empty: empty.userId };
const seeded = await portal.asSystem((tx) => seedCompanies(tx, owners, calendarDate('2026-11-20')));

test.each([
  ['c1', 3, 3, 6, 6, 14, 'enterprise', 2],
  ['c2', 2, 2, 5, 5, 10, 'growth', 1],
  ['c3', 2, 2, 4, 5, 9, 'trial', 1],
  ['c4', 0, 0, 0, 0, 0, 'trial', 0],
] as const)('%s has its organisation, plan and banks', async (key, branches, divisions, departments, levels, positions, plan, banks) => {
  const company = seeded[key];
  expect([company.branches, company.divisions, company.departments, company.levels, company.positions].map(({ size }) => size)).toEqual([
    branches,
    divisions,
    departments,
    levels,
    positions,
  ]);
  const { rows } = await portal.owner.query(
    `select p.key as plan, s.seats, (select count(*)::int from company_banks where company_id = $1) as banks, (select count(*)::int from positions where company_id = $1 and (department_id is null or position_level_id is null)) as loose
     from subscriptions s join plans p on p.id = s.plan_id where s.company_id = $1`,
    [company.id],
  );
  expect(rows[0]).toMatchObject({ plan, banks, loose: 0 });
});

test('what is seeded would pass the forms', async () => {
  for (const [table, form] of [
    ['branches', branchForm],
    ['departments', departmentForm],
    ['positions', positionForm],
  ] as const) {
    const { rows } = await portal.owner.query(`select * from ${table}`);
    for (const row of rows)
      expect(form.safeParse({ ...row, lat: row.lat && Number(row.lat), lng: row.lng && Number(row.lng) }).error?.issues ?? []).toEqual([]);
  }
  const { rows } = await portal.owner.query(`select * from company_contributions where officer_name is not null`);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(contributionForm.safeParse({ ...row, hrdf_rate: Number(row.hrdf_rate) }).error?.issues ?? []).toEqual([]);
});

test('the trial has nine days left; past invoices are paid, the newest is not', async () => {
  const trial = await portal.owner.query('select trial_ends_at::text as ends from subscriptions where company_id = $1', [seeded.c3.id]);
  expect(trial.rows).toEqual([{ ends: '2026-11-29' }]);
  const { rows } = await portal.owner.query(
    `select status, count(*)::int as n from subscription_invoices where company_id = $1 group by status order by status`,
    [seeded.c2.id],
  );
  expect(rows).toEqual([
    { status: 'Paid', n: 6 },
    { status: 'Unpaid', n: 1 },
  ]);
});
