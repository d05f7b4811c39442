/** Reads of payroll whose address names what no list at the same address shows: they, too, wait twice at most. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countFlights } from '#platform/server/testing/count-flights.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

const PAYROLLS = 'api/operation/payrolls';
const DAYS = 'start_date=2026-11-01&end_date=2026-11-30';

/** With how often: the year's later payrolls say in which months to look for files. */
const LONGER: Readonly<Record<string, number>> = { later: 3 };

let portal: TestPortal;
let owner: TestClient;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, now: portal.clock.now(), files: portal.server.house.files });
  const { body } = await portal.as(null).post('api/auth/login', { email: 'owner@demo.my', password: DEMO_PASSWORD });
  owner = portal.as(body.data.token, body.data.user.company_id);
}, 120_000);
afterAll(() => portal.close());

/** After two calls of the same, so that the actor is remembered and the statements are kept. */
async function flightsOf(address: string): Promise<number> {
  for (let time = 0; time < 2; time += 1) expect((await owner.get(address)).status, address).toBe(200);
  const counted = countFlights(portal.server.house.pool);
  await owner.get(address);
  return counted.stop().flights;
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
  for (const [what, address] of Object.entries(addresses)) seen[what] = await flightsOf(address);
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['batch Draft', 'payees Draft', 'batch Paid']));
  expect(Object.fromEntries(Object.entries(seen).filter(([, flights]) => flights > 2))).toEqual(LONGER);
}, 120_000);
