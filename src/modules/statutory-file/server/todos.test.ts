/** What the dashboard tells of statutory files: which are open, until when, and to whom. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalaried } from '#modules/payroll/server/payroll.factory.ts';

const URL = 'api/operation/payrolls';
const ALL = ['epf', 'socso', 'cp39'];
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const branch = await unitOf(portal, owner, 'branch', 'North');
const neighbour = await ownerOf(portal);
const payrolls: number[] = [];

beforeAll(async () => {
  // Today is 20 November 2026.
  await portal.owner.query(
    `update company_contributions set epf_no = '900000011', socso_no = 'A9000000011X', tax_no = 'E9000000011', hrdf_enabled = false where company_id = $1`,
    [owner.companyId],
  );
  const aminah = { name: 'Aminah Contoh', branch_id: branch, epf_no: '90000001', tax_no: 'IG900000010', identity_number: '900131-99-5566' };
  const employee_id = await portal.asSystem((tx) => makeSalaried(tx, owner.companyId, 40_000, aminah));
  for (const period of [OCTOBER, NOVEMBER]) {
    const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...period, pay_date: period.end_date });
    payrolls.push(body.data.id);
  }
});

interface Received {
  readonly key: string;
}
const todosOf = async ({ client }: Pick<TestPerson, 'client'>) => {
  const { data } = (await client.get('api/dashboard/duties')).body;
  return (data as Received[]).filter(({ key }) => key === 'statutory-files');
};
const upcomingOf = async ({ client }: Pick<TestPerson, 'client'>) =>
  (await client.get('api/dashboard/ahead')).body.data.filter(({ icon }: { icon: string }) => icon === 'domain');
const todo = (period: typeof OCTOBER, due: string, schemes: readonly string[] = ALL) => ({
  key: 'statutory-files',
  id: period.start_date,
  due,
  data: { schemes, ...period },
});
const confirm = (at: number) => owner.client.post(`${URL}/${payrolls[at]}/confirm`);
const make = async (scheme: string, month: string) => {
  const { status, body } = await owner.client.get(`${URL}/statutory-files/${scheme}`, { month, leave_out: 1 });
  expect(status, JSON.stringify(body)).toBe(200);
};

describe('files that nobody has made', () => {
  test('are told once a payroll needs them, the last month first, until the 15th of the month after', async () => {
    expect(await todosOf(owner)).toEqual([]);
    await confirm(0);
    expect(await todosOf(owner)).toEqual([todo(OCTOBER, '2026-11-15')]);
    expect(await upcomingOf(owner)).toEqual([]);
    await confirm(1);
    expect(await todosOf(owner)).toEqual([todo(OCTOBER, '2026-11-15'), todo(NOVEMBER, '2026-12-15')]);
    expect(await upcomingOf(owner)).toEqual([
      {
        date: '2026-12-15',
        icon: 'domain',
        text: { en: 'Due: EPF, SOCSO + EIS, CP39 (MTD) of November 2026', ms: 'Perlu dibayar: KWSP, PERKESO + SIP, CP39 (PCB) bagi November 2026' },
        path: '/payroll/manage?start_date=2026-11-01&end_date=2026-11-30&files=1',
      },
    ]);
  });

  test('are told to who may make those of the whole company', async () => {
    const exporting = { '/payroll/manage': ['Process', 'Export'] };
    expect(await todosOf(await adminOf(portal, owner, exporting))).toHaveLength(2);
    const without = [
      await adminOf(portal, owner, exporting, { branch: [branch] }),
      await adminOf(portal, owner, { '/payroll/manage': ['Process', 'Confirm'] }),
      // An auditor, who reads what others made.
      await adminOf(portal, owner, { '/payroll/manage': ['Export'] }),
      await employeeOf(portal, owner, { branch_id: branch }),
      neighbour,
    ];
    for (const who of without) expect([await todosOf(who), await upcomingOf(who)]).toEqual([[], []]);
  });

  test('go one by one as they are made, and the month with the last of them', async () => {
    await make('epf', '2026-10');
    expect(await todosOf(owner)).toEqual([todo(OCTOBER, '2026-11-15', ['socso', 'cp39']), todo(NOVEMBER, '2026-12-15')]);
    for (const scheme of ['socso', 'cp39']) await make(scheme, '2026-10');
    expect(await todosOf(owner)).toEqual([todo(NOVEMBER, '2026-12-15')]);
    for (const scheme of ALL) await make(scheme, '2026-11');
    expect([await todosOf(owner), await upcomingOf(owner)]).toEqual([[], []]);
  });
});
