/** TP1 in the approvals inbox, over HTTP: whom a declaration waits for, and what becomes of it. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { adminOf, employeeOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { paidClerk } from '#app/server/testing/paid-clerk.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PHONE = { month: '2026-11', key: 'lifestyle', amount: 1800, note: 'Laptop' };

let owner: Person;
let officer: Person;
let clerk: EmployedPerson;

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T10:00:00+08:00');

beforeEach(async () => {
  ({ owner, clerk } = await paidClerk(portal, 9000));
  officer = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
});

const declare = async (more: object = {}): Promise<number> => (await clerk.client.post('api/payrolls/reliefs', { ...PHONE, ...more })).body.data.id;
const inbox = async ({ client }: Person) => (await client.get('api/approvals', { type: 'payroll_relief' })).body;
const decide = async ({ client }: Person, action: string, id: number, more: object = {}) =>
  (await client.post('api/approvals/decide', { action, items: [{ type: 'payroll_relief', id, status: 'Submitted' }], ...more })).body.data.results[0];
/** What the route of a request leads to. */
const found = async ({ client }: Person, id: number) => (await client.get('api/operation/payrolls/reliefs', { id })).body.data;
const statusOf = async (id: number) => (await portal.owner.query(`select status, accepted_amount, remark from payroll_reliefs where id = $1`, [id])).rows[0];

it('waits for whoever may change payrolls, in both languages, longest first', async () => {
  const first = await declare();
  const second = await declare({ amount: 200, note: null });
  const { data, counts, meta } = await inbox(officer);
  expect(data.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  expect(data[0]).toMatchObject({
    type: 'payroll_relief',
    title: 'TP1 11/2026',
    note: 'Laptop',
    person: { id: clerk.employeeId, name: clerk.name },
    status: 'Submitted',
    route: `/payroll/manage?reliefs=1&relief=${first}`,
    detail: {
      en: 'Lifestyle: books, computer, telephone, internet, courses · RM\u00a01,800.00 · November 2026 · no receipt',
      ms: 'Gaya hidup: buku, komputer, telefon, internet, kursus · RM\u00a01,800.00 · November 2026 · tiada resit',
    },
  });
  expect(data[0].actions.map(({ key, remark, danger }: { key: string; remark: boolean; danger: boolean }) => [key, remark, danger])).toEqual([
    ['accept', false, false],
    ['reject', true, true],
  ]);
  // Each route leads to its own declaration.
  expect((await found(officer, second)).map(({ id }: { id: number }) => id)).toEqual([second]);
  expect([meta.total, counts]).toEqual([2, [{ type: 'payroll_relief', title: { en: 'Tax reliefs (TP1)', ms: 'Pelepasan cukai (TP1)' }, n: 2 }]]);
});

it('waits for nobody without the right, out of reach, or whose own it is', async () => {
  const id = await declare();
  const viewer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
  const elsewhere = await adminOf(portal, owner, { '/payroll/manage': ['Update'] }, { employee: [(await employeeOf(portal, owner)).employeeId] });
  for (const who of [viewer, elsewhere]) expect((await inbox(who)).data).toEqual([]);
  expect(await decide(viewer, 'accept', id)).toMatchObject({ ok: false, code: 403 });
  expect(await decide(elsewhere, 'accept', id)).toMatchObject({ ok: false, code: 404 });
  await portal.owner.query('update employees set user_id = $1 where id = $2', [officer.userId, clerk.employeeId]);
  expect((await inbox(officer)).data).toEqual([]);
  expect(await decide(officer, 'accept', id)).toMatchObject({ ok: false, code: 422, message: 'Another officer must decide your own declaration.' });
  expect((await inbox(owner)).data).toHaveLength(1);
});

it('is accepted whole or rejected with a remark, once', async () => {
  const [one, two] = [await declare(), await declare()];
  expect(await decide(officer, 'accept', one)).toMatchObject({ ok: true, code: 200 });
  expect(await statusOf(one)).toMatchObject({ status: 'Accepted', accepted_amount: '1800.00' });
  expect(await decide(officer, 'accept', one)).toMatchObject({ ok: false, code: 409 });
  expect(await decide(officer, 'reject', two)).toMatchObject({ ok: false, code: 422 });
  expect(await decide(officer, 'reject', two, { remark: 'No receipt' })).toMatchObject({ ok: true });
  expect(await statusOf(two)).toMatchObject({ status: 'Rejected', remark: 'No receipt' });
  expect(await decide(officer, 'review', two)).toMatchObject({ ok: false, code: 422 });
  expect((await inbox(officer)).data).toEqual([]);
});

it('says why a month that is paid already cannot take it', async () => {
  const id = await declare();
  const { body } = await owner.client.post('api/operation/payrolls/process', {
    employee_id: clerk.employeeId,
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  });
  await portal.owner.query(`update payrolls set status = 'Confirmed' where id = $1`, [body.data.id]);
  expect(await decide(officer, 'accept', id)).toMatchObject({ ok: false, message: 'The payroll of November 2026 is confirmed. Choose a later month.' });
  expect(await statusOf(id)).toMatchObject({ status: 'Submitted' });
});
