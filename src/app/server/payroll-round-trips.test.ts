/** Reads of payroll whose address names what no list at the same address shows: they, too, wait twice at most. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

const PAYROLLS = 'api/operation/payrolls';
const DAYS = 'start_date=2026-11-01&end_date=2026-11-30';

let portal: TestPortal;
let owner: TestClient;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, brief: true, now: portal.clock.now(), files: portal.server.services.files });
  const { body } = await portal.as(null).post('api/auth/login', { email: 'owner@demo.my', password: DEMO_PASSWORD });
  owner = portal.as(body.data.token, body.data.user.company_id);
}, 120_000);
afterAll(() => portal.close());

/** After two calls of the same, so that the actor is remembered and the statements are kept. */
async function roundTripsOf(address: string): Promise<number> {
  for (let time = 0; time < 2; time += 1) expect((await owner.get(address)).status, address).toBe(200);
  // On a busy machine an answer may be taken up late, and what follows it counts to a later round trip: the least of three.
  const counts: number[] = [];
  do {
    const counted = countRoundTrips(portal.server.services.pool);
    await owner.get(address);
    counts.push(counted.stop().roundTrips);
  } while (counts.length < 3 && counts.every((roundTrips) => roundTrips > 2));
  return Math.min(...counts);
}

/** Approved leave without pay on the first working days of November, written past everybody. */
async function takeUnpaidLeave(employeeId: number): Promise<void> {
  await portal.owner.query(
    `with taken as (
       insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, total_days, account_year, apply_date, reason, status)
       select e.company_id, 'LV-2026-UNPAID', e.id, t.id, '2026-11-03', '2026-11-04', 2, 2026, '2026-10-20', 'Family matters', 'Approved'
       from employees e join leave_types t on t.company_id = e.company_id and not t.is_paid where e.id = $1 order by t.id limit 1
       returning company_id, id, employee_id)
     insert into leave_days (company_id, leave_id, employee_id, date, part, value, reason)
     select company_id, id, employee_id, date '2026-11-03' + n, 'Full', 1, 'working' from taken, generate_series(0, 1) n`,
    [employeeId],
  );
}

test('payrolls, periods, months and batches are read in two flights', async () => {
  const rows = async (address: string): Promise<Record<string, number>[]> => (await owner.get(address)).body.data;
  const listed = await rows(`${PAYROLLS}?${DAYS}&processed=1`);
  const waiting = await rows(`${PAYROLLS}?${DAYS}&processed=0`);
  const batches = await rows(`${PAYROLLS}/payments?per_page=50`);
  const [payroll, processed, unprocessed] = [listed[0]?.['reference_payroll_id'], listed[0]?.['employee_id'], waiting[0]?.['employee_id']];
  const addresses: Readonly<Record<string, string>> = {
    period: `${PAYROLLS}?${DAYS}`,
    payroll: `${PAYROLLS}/${payroll}`,
    trace: `${PAYROLLS}/${payroll}/trace`,
    comparison: `${PAYROLLS}/${payroll}/comparison`,
    later: `${PAYROLLS}/${payroll}/later`,
    'saved process': `${PAYROLLS}/process?employee_id=${processed}&${DAYS}`,
    'new process': `${PAYROLLS}/process?employee_id=${unprocessed}&${DAYS}`,
    month: `${PAYROLLS}/months/2026-10`,
    payables: `${PAYROLLS}/payments/payables?type=Salary`,
    ...Object.fromEntries(
      batches.flatMap(({ id, status }) => [
        [`batch ${status}`, `${PAYROLLS}/payments/${id}`] as const,
        [`payees ${status}`, `${PAYROLLS}/payments/${id}/items`] as const,
      ]),
    ),
  };
  const seen: Record<string, number> = {};
  await takeUnpaidLeave(unprocessed as number);
  expect(JSON.stringify((await owner.get(addresses['new process'] as string)).body)).toContain('"unpaid_leave_days":2');
  for (const [what, address] of Object.entries(addresses)) seen[what] = await roundTripsOf(address);
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['batch Draft', 'payees Draft', 'batch Paid']));
  expect(Object.fromEntries(Object.entries(seen).filter(([, roundTrips]) => roundTrips > 2))).toEqual({});
}, 120_000);
