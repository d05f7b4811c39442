/** Confirming and paying many at once: a result for each row, every rule of the single call. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseFourEyes } from '#app/server/testing/four-eyes.ts';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { makeSalary } from '../payroll.factory.ts';
import { confirmGates } from '../state/confirm-gate.ts';
import { makeWorkforce } from './run.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';
const PAID = { action: 'paid', payment_date: '2026-11-20', reference: 'GIRO 5' };

let portal: TestPortal;
let owner: Person;
/** Payrolls that a gate holds back. */
const current = new Set<number>();
let stopHolding: () => void;

beforeAll(async () => {
  portal = await openTestPortal();
  stopHolding = provideMore(
    confirmGates,
    async (_ctx, ids) => new Map(ids.filter((id) => current.has(id)).map((id) => [id, { en: 'Explain the difference.', ms: 'Terangkan perbezaan.' }])),
  );
});
afterAll(async () => {
  stopHolding();
  await portal.close();
});
beforeEach(async () => {
  owner = await ownerOf(portal);
  current.clear();
});

async function processed(count: number): Promise<number[]> {
  const employee_ids = await portal.asSystem((tx) => makeWorkforce(tx, owner.companyId, count));
  return (await owner.client.post(`${URL}/process/bulk`, { employee_ids, ...NOVEMBER })).body.data.ids;
}
const bulk = (body: object, who = owner) => who.client.post(`${URL}/bulk`, body);
const confirm = (ids: readonly number[], more: object = {}, who = owner) => bulk({ action: 'confirm', ids, ...more }, who);
const messages = (body: { data: { results: { id: number; ok: boolean; message: string | null }[] } }) =>
  body.data.results.map(({ ok, message }) => (ok ? true : message));
const states = async (ids: readonly number[]) => {
  const { rows } = await portal.owner.query<{ id: number; status: string }>('select id, status from payrolls where id = any($1)', [ids]);
  const by = new Map(rows.map(({ id, status }) => [id, status]));
  return ids.map((id) => by.get(id));
};

it('confirms, issues the payslips, and writes each move down once', async () => {
  const ids = await processed(3);
  const { status, body } = await confirm(ids);
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, message: '3 payrolls have been confirmed.', data: { done: 3 } });
  expect(await states(ids)).toEqual(['Confirmed', 'Confirmed', 'Confirmed']);
  const { rows } = await portal.owner.query(
    `select count(*)::int as n from workflow_logs where subject_type = 'payroll' and subject_id = any($1) and action = 'confirm'`,
    [ids],
  );
  expect(rows).toEqual([{ n: 3 }]);
  expect((await owner.client.get(`${URL}/${ids[0]}`)).body.data).toMatchObject({ status: 'Confirmed', confirmed_by: owner.name, can: { payslip: true } });
});

it('tells each employee with a login, in both moves', async () => {
  const person = await employeeOf(portal, owner);
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, person.employeeId, 3000));
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER });
  await confirm([body.data.id]);
  await bulk({ ...PAID, ids: [body.data.id] });
  const { rows } = await portal.owner.query('select notification_type, message from notifications where user_id = $1 order by id', [person.userId]);
  expect(rows).toMatchObject([
    { notification_type: 'payslip', message: { en: 'The payslip for November 2026 is available.' } },
    { notification_type: 'payroll_paid', message: { en: 'The salary for November 2026 was paid on 20/11/26.' } },
  ]);
});

it('answers a result for every row, in the order asked; the good ones go through', async () => {
  const [fresh = 0, done = 0, negative = 0, stored = 0, edited = 0] = await processed(5);
  await confirm([done]);
  await owner.client.post(`${URL}/${negative}/adjustments`, { name: 'Back', amount: -90_000, remark: 'Paid twice' });
  const seen = (await owner.client.get(`${URL}/${edited}`)).body.data.updated_at;
  await owner.client.post(`${URL}/${edited}/adjustments`, { name: 'Gift', amount: 5, remark: 'Festive gift' });
  current.add(stored);
  const stranger = await ownerOf(portal);
  const { body } = await confirm([done, fresh, negative, 999_999, stored, edited, fresh], { seen: { [String(edited)]: seen } });
  expect(messages(body)).toEqual([
    'This action cannot be taken while the status is Confirmed.',
    true,
    'The net pay is below zero. Reduce the deductions first.',
    'Not found.',
    'Explain the difference.',
    'This record has been changed. Please reload.',
  ]);
  expect(body.message).toBe('1 payroll has been confirmed, 5 refused.');
  expect(await states([fresh, done, negative, stored, edited])).toEqual(['Confirmed', 'Confirmed', 'In Process', 'In Process', 'In Process']);
  expect(messages((await confirm([fresh], {}, stranger)).body)).toEqual(['Not found.']);
});

it('pays what is confirmed alone, not before its period, with date and reference', async () => {
  const ids = await processed(3);
  await confirm(ids.slice(0, 2));
  expect(messages((await bulk({ ...PAID, payment_date: '2026-10-30', ids: ids.slice(0, 1) })).body)).toEqual(['Choose a payment date on or after 01/11/26.']);
  const { body } = await bulk({ ...PAID, ids });
  expect(messages(body)).toEqual([true, true, 'This action cannot be taken while the status is In Process.']);
  expect(body.message).toBe('2 payrolls have been marked as paid, 1 refused.');
  const { rows } = await portal.owner.query('select payment_date::text, payment_reference, paid_by from payrolls where id = $1', [ids[0]]);
  expect(rows).toEqual([{ payment_date: '2026-11-20', payment_reference: 'GIRO 5', paid_by: owner.userId }]);
  expect((await bulk({ ...PAID, ids })).body.data.done).toBe(0);
});

describe('who may', () => {
  it('each action needs its own right, and the scope hides rows', async () => {
    const ids = await processed(2);
    const { rows } = await portal.owner.query<{ employee_id: number }>('select employee_id from payrolls where id = $1', [ids[0]]);
    const confirmer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] }, { employee: [rows[0]?.employee_id ?? 0] });
    const viewer = await adminOf(portal, owner, { '/payroll/manage': ['Process'] });
    expect((await confirm(ids, {}, viewer)).status).toBe(403);
    expect((await bulk({ ...PAID, ids }, confirmer)).status).toBe(403);
    expect(messages((await confirm(ids, {}, confirmer)).body)).toEqual([true, 'Not found.']);
    expect((await confirm(ids, {}, await employeeOf(portal, owner))).status).toBe(403);
  });

  it('four eyes: another person than the one who processed', async () => {
    const ids = await processed(1);
    await chooseFourEyes(portal, owner.companyId, { payroll: 'always' });
    expect(messages((await confirm(ids)).body)).toEqual(['This payroll must be confirmed by someone other than the person who processed it.']);
    const second = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
    expect(messages((await confirm(ids, {}, second)).body)).toEqual([true]);
  });
});

it('two officers at once: one wins each row, nothing is done twice', async () => {
  const ids = await processed(6);
  const officer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
  const answers = await Promise.all([confirm(ids), confirm(ids.toReversed(), {}, officer), confirm(ids), confirm(ids, {}, officer)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.map(({ body }) => body.data.done).sort()).toEqual([0, 0, 0, 6]);
});

it.each<[string, object, string]>([
  ['no ids', { action: 'confirm', ids: [] }, 'ids'],
  ['more than 1,000 ids', { action: 'confirm', ids: Array.from({ length: 1001 }, (_, n) => n + 1) }, 'ids'],
  ['an unknown action', { action: 'delete', ids: [1] }, 'action'],
  ['paid without a date', { action: 'paid', ids: [1] }, 'payment_date'],
  ['a date that is none', { ...PAID, payment_date: '2026-02-30', ids: [1] }, 'payment_date'],
  ['a reference of 101 letters', { ...PAID, reference: 'x'.repeat(101), ids: [1] }, 'reference'],
])('refuses %s', async (_what, body, field) => {
  const answer = await bulk(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});
