/** What of people the dashboard tells: who is told what, in which order, within which reach. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee, makePermit } from './employee.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const north = await unitOf(portal, owner, 'branch', 'North');
const south = await unitOf(portal, owner, 'branch', 'South');

beforeAll(() =>
  // Today is 20 November 2026.
  portal.asSystem(async (tx) => {
    const foreign = (name: string, branch_id: number) => makeEmployee(tx, owner.companyId, { employee_type: 'Foreign', name, branch_id });
    const [ram, sita] = [await foreign('Ram', north), await foreign('Sita', south)];
    await makePermit(tx, ram, { status: 'Active', expiry_date: '2026-12-01' });
    await makePermit(tx, sita, { status: 'Active', expiry_date: '2026-12-01' });
    await makePermit(tx, sita, { status: 'Cancelled', expiry_date: '2026-12-02' });
    const gone = await foreign('Hari', north);
    await makePermit(tx, gone, { status: 'Expired', expiry_date: '2026-11-02' });
    const renewed = await foreign('Maya', north);
    await makePermit(tx, renewed, { status: 'Expired', expiry_date: '2026-11-03' });
    await makePermit(tx, renewed, { status: 'Active', expiry_date: '2028-11-03' });
    await makeEmployee(tx, owner.companyId, { name: 'Aina', branch_id: south, company_joined_at: '2026-08-25', probation_months: 3 });
    await makeEmployee(tx, owner.companyId, {
      name: 'Zul',
      branch_id: south,
      company_joined_at: '2026-08-25',
      probation_months: 3,
      confirmed_at: '2026-10-01',
    });
    await makeEmployee(tx, owner.companyId, { name: 'Wei', branch_id: north, contract_end_at: '2026-12-15' });
  }),
);

interface Received {
  readonly key: string;
  readonly id: string;
  readonly due: string | null;
  readonly data: { readonly n: number; readonly people: readonly { readonly name: string }[] };
}
const todosOf = async ({ client }: Pick<TestPerson, 'client'>) => {
  const { data } = (await client.get('api/dashboard/duties')).body;
  return (data as Received[])
    .filter(({ key }) => key === 'permits' || key === 'terms')
    .map(({ id, due, data: { n, people } }) => `${id} ${due} ${n} ${people.map(({ name }) => name).join('+')}`);
};
const upcomingOf = async ({ client }: Pick<TestPerson, 'client'>) => {
  const { data } = (await client.get('api/dashboard/ahead')).body;
  return (data as { date: string; icon: string; text: { en: string } }[])
    .filter(({ icon }) => icon !== 'party-popper' && icon !== 'cash-multiple')
    .map(({ date, text }) => `${date} ${text.en}`);
};

describe('duties about people', () => {
  test('stand by the day on which they are due', async () => {
    expect(await todosOf(owner)).toEqual(['expired 2026-11-20 1 Hari', 'probation 2026-11-25 1 Aina', 'permit 2026-12-01 2 Ram+Sita']);
  });

  test('are told to who may do them, of those in reach', async () => {
    const permits = { '/admin/employee/work-permit': ['Update'] };
    expect(await todosOf(await adminOf(portal, owner, permits))).toEqual(['expired 2026-11-20 1 Hari', 'permit 2026-12-01 2 Ram+Sita']);
    expect(await todosOf(await adminOf(portal, owner, permits, { branch: [south] }))).toEqual(['permit 2026-12-01 1 Sita']);
    expect(await todosOf(await adminOf(portal, owner, { '/admin/employee': ['Update'] }))).toEqual(['probation 2026-11-25 1 Aina']);
    expect(await todosOf(await adminOf(portal, owner, { '/admin/employee': [], '/admin/employee/work-permit': [] }))).toEqual([]);
    expect(await todosOf(await employeeOf(portal, owner, { branch_id: south }))).toEqual([]);
    expect(await todosOf(await ownerOf(portal))).toEqual([]);
  });

  test('lead to exactly the rows that were counted', async () => {
    const { body } = await owner.client.get('api/admin/employees/work-permits?expiring=30');
    expect(body.meta.total).toBe(2);
  });
});

test('the days that come are told once for several alike, within the reach', async () => {
  expect(await upcomingOf(owner)).toEqual(['2026-11-25 Probation of Aina ends', '2026-12-01 2 work permits end', '2026-12-15 Contract of Wei ends']);
  expect(await upcomingOf(await adminOf(portal, owner, { '/admin/employee/work-permit': [] }, { branch: [south] }))).toEqual([
    '2026-12-01 Work permit of Sita ends',
  ]);
  expect(await upcomingOf(await employeeOf(portal, owner, { branch_id: south }))).toEqual([]);
});

test('the dashboard holds the first five and how many more there are', async () => {
  const { data } = (await owner.client.get('api/dashboard')).body;
  const all = (await owner.client.get('api/dashboard/duties')).body.data;
  expect(data.duties).toEqual({ items: all.slice(0, 5), more: Math.max(0, all.length - 5), pressing: 0 });
});

test('a holiday is told once: on the card of an employee, else among the days that come', async () => {
  const before = portal.clock.now().toISOString();
  portal.clock.set('2026-12-20T10:00:00+08:00');
  const services = await ownerOf(portal);
  const notices = async ({ client }: Pick<TestPerson, 'client'>) => {
    const { blocks, ahead: upcoming } = (await client.get('api/dashboard')).body.data;
    const among = (names: readonly string[]) => names.includes('Christmas Day');
    return {
      card: among((blocks.holidays?.holidays ?? []).map(({ name_en }: { name_en: string }) => name_en)),
      days: among(upcoming.items.map(({ text }: { text: { en: string } }) => text.en)),
    };
  };
  expect(await notices(services)).toEqual({ card: false, days: true });
  expect(await notices(await employeeOf(portal, services, {}))).toEqual({ card: true, days: false });
  portal.clock.set(before);
});
