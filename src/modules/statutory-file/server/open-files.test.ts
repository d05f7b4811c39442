/** Which amounts of a month ask for which file: the closing, the to-dos of the dashboard and their days read the same. */
import { afterAll, describe, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalaried } from '#modules/payroll/server/payroll.factory.ts';

const URL = 'api/operation/payrolls';
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31', pay_date: '2026-10-30' };
const AMOUNTS = [
  'epf_employee',
  'epf_employer',
  'socso_employee',
  'socso_employer',
  'skbbk_employee',
  'eis_employee',
  'eis_employer',
  'tax_employee',
  'hrdf_employer',
] as const;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const employee_id = await portal.asSystem((tx) => makeSalaried(tx, owner.companyId, 6000));
const payroll = (await owner.client.post(`${URL}/process`, { employee_id, ...OCTOBER })).body.data.id;
await owner.client.post(`${URL}/${payroll}/confirm`);

const put = (amounts: Readonly<Record<string, number>>, deductions: readonly object[], payDate = OCTOBER.pay_date) =>
  portal.owner.query(`update payrolls set ${AMOUNTS.map((key, at) => `${key} = $${at + 4}`).join(', ')}, deductions = $2::jsonb, pay_date = $3 where id = $1`, [
    payroll,
    JSON.stringify(deductions),
    payDate,
    ...AMOUNTS.map((key) => amounts[key] ?? 0),
  ]);
const closingOf = async (month: string) => (await owner.client.get(`${URL}/months/${month}`)).body.data.files;
const todosOf = async () =>
  (await owner.client.get('api/dashboard/duties')).body.data
    .filter(({ key }: { key: string }) => key === 'statutory-files')
    .map(({ due, data }: { due: string; data: { schemes: string[] } }) => [due, data.schemes]);

const cp38 = (amount: number) => [{ type: 'CP38', name: 'CP38 order', amount }];

describe('a month asks for', () => {
  it.each<[string, Readonly<Record<string, number>>, readonly object[], readonly string[]]>([
    ['nothing where nothing is owed', {}, [], []],
    ['nothing for a deduction of another kind', {}, [{ type: 'Loan', name: 'Loan', amount: 100 }], []],
    ['nothing for a CP38 of zero', {}, cp38(0), []],
    ['CP39 for CP38 alone', {}, cp38(150), ['cp39']],
    ['CP39 for tax alone', { tax_employee: 8000 }, [], ['cp39']],
    ['the file of PERKESO for SKBBK alone', { skbbk_employee: 500 }, [], ['socso']],
    ['the file of PERKESO for SOCSO of the employer alone', { socso_employer: 500 }, [], ['socso']],
    ['the file of PERKESO for EIS alone', { eis_employee: 500, eis_employer: 500 }, [], ['socso']],
    ['EPF for the employer’s share alone', { epf_employer: 500 }, [], ['epf']],
    ['the HRD levy', { hrdf_employer: 500 }, [], ['hrdf']],
    ['all of them, in their order', { hrdf_employer: 1, skbbk_employee: 1, epf_employee: 1 }, cp38(1), ['epf', 'socso', 'cp39', 'hrdf']],
  ])('%s', async (_case, amounts, deductions, files) => {
    await put(amounts, deductions);
    expect(await closingOf('2026-10')).toEqual(files);
    expect(await todosOf()).toEqual(files.length > 0 ? [['2026-11-15', files]] : []);
  });

  it('CP39 in the month of payment, the others in the month in which the period ends', async () => {
    await put({ skbbk_employee: 500 }, cp38(150), '2026-11-05');
    expect([await closingOf('2026-10'), await closingOf('2026-11')]).toEqual([['socso'], ['cp39']]);
    expect(await todosOf()).toEqual([
      ['2026-11-15', ['socso']],
      ['2026-12-15', ['cp39']],
    ]);
  });
});
