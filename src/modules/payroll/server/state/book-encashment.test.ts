/** Leave that a monthly or ad hoc payroll pays out: its days leave the account with the confirmation, once, and return when the payroll goes. */
import { afterAll, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalaried } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const items = (await owner.client.get(`${URL}/items`, { per_page: 100 })).body.data as { id: number; code: string }[];
const encashment = items.find(({ code }) => code === 'LE')?.id;

let people = 0;
/** RM2,600: RM100 a day. Ten days of annual leave. */
async function hired(): Promise<number> {
  people += 1;
  const id = await portal.asSystem((tx) => makeSalaried(tx, owner.companyId, 2600, { name: `Contoh ${people}`, employee_code: `L${people}` }));
  await portal.owner.query(
    `with t as (select id from leave_types where company_id = $1 and category = 'Annual' and has_entitlement order by id limit 1),
       a as (insert into leave_entitlements (company_id, employee_id, leave_type_id, year) select $1, $2, id, 2026 from t
         on conflict (employee_id, leave_type_id, year) do update set year = 2026 returning id),
       gone as (delete from leave_entitlement_entries where entitlement_id in (select id from a))
     insert into leave_entitlement_entries (company_id, entitlement_id, kind, days, effective_date, reason) select $1, id, 'Grant', 10, '2026-01-01', 'Test' from a`,
    [owner.companyId, id],
  );
  return id;
}
const encashed = async (employee: number) =>
  (
    await portal.owner.query<{ days: number }>(
      `select coalesce(-sum(e.days), 0)::float as days from leave_entitlement_entries e join leave_entitlements a on a.id = e.entitlement_id
       where a.employee_id = $1 and e.kind = 'Encash'`,
      [employee],
    )
  ).rows[0]?.days;
const line = (amount: number) => ({
  payroll_item_id: encashment,
  name: 'Leave Encashment',
  type: 'Leave Encashment',
  amount,
  epf: true,
  socso: true,
  eis: true,
  hrdf: true,
  tax: true,
});
const save = async (employee_id: number, amounts: readonly number[], id: number | null = null) => {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...NOVEMBER, id, earnings: amounts.map(line) });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data.id as number;
};
const confirm = async (id: number) => expect((await owner.client.post(`${URL}/${id}/confirm`)).status).toBe(200);

it('of a month leaves with the confirmation, follows what is changed, and returns with the deletion', async () => {
  const person = await hired();
  const id = await save(person, [250]);
  expect(await encashed(person)).toBe(0);
  await confirm(id);
  expect(await encashed(person)).toBe(2.5);
  await save(person, [400], id);
  await confirm(id);
  expect(await encashed(person)).toBe(4);
  await save(person, [100], id);
  await confirm(id);
  expect(await encashed(person)).toBe(1);
  await save(person, [], id);
  await confirm(id);
  expect(await encashed(person)).toBe(0);
  await save(person, [300], id);
  await owner.client.post(`${URL}/bulk`, { ids: [id], action: 'confirm' });
  expect(await encashed(person)).toBe(3);
  await save(person, [300], id);
  expect((await owner.client.delete(`${URL}/${id}`)).status).toBe(200);
  expect(await encashed(person)).toBe(0);
});

it('of a payroll beside the month likewise, never more than the balance', async () => {
  const person = await hired();
  await save(person, []);
  const run = await owner.client.post(`${URL}/off-cycle`, {
    kind: 'adhoc',
    employee_ids: [person],
    ...NOVEMBER,
    pay_date: '2026-11-25',
    lines: [{ payroll_item_id: encashment, amount: 1200 }],
  });
  expect(run.body.data, JSON.stringify(run.body)).toMatchObject({ processed: 1 });
  const [id] = run.body.data.ids;
  await owner.client.post(`${URL}/bulk`, { ids: [id], action: 'confirm' });
  expect(await encashed(person)).toBe(10);
});

it('that an officer has booked for the period is not booked again', async () => {
  const person = await hired();
  await portal.owner.query(
    `insert into leave_entitlement_entries (company_id, entitlement_id, kind, days, effective_date, reason) select company_id, id, 'Encash', -2, '2026-11-10', 'Test'
     from leave_entitlements where employee_id = $1 and year = 2026 and exists (select from leave_entitlement_entries e where e.entitlement_id = leave_entitlements.id)`,
    [person],
  );
  const id = await save(person, [250]);
  await confirm(id);
  expect(await encashed(person)).toBe(2.5);
});
