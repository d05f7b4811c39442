/** Salary versions over HTTP: they never overlap, never reach back into what is confirmed, and are seen by who may. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';

const PAGE = '/admin/employee/view/employment';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

const someone = () => portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then(({ id }) => id));
const save = (id: number, body: object, who = owner) => who.client.post(`api/admin/employees/${id}/salaries`, body);
const list = async (id: number, who = owner) => (await who.client.get(`api/admin/employees/${id}/salaries`)).body.data;
const spans = async (id: number) =>
  (await list(id)).map(({ effective_from, effective_to, basic }: Record<string, unknown>) => [effective_from, effective_to, basic]);

describe('versions', () => {
  it('end the day before the next begins, wherever they are put', async () => {
    const id = await someone();
    await save(id, { effective_from: '2026-01-01', basic: 3000 });
    await save(id, { effective_from: '2026-09-01', basic: 3600 });
    await save(id, { effective_from: '2026-05-01', basic: 3300.55 });
    expect(await spans(id)).toEqual([
      ['2026-09-01', null, 3600],
      ['2026-05-01', '2026-08-31', 3300.55],
      ['2026-01-01', '2026-04-30', 3000],
    ]);
    await save(id, { effective_from: '2026-05-01', basic: 3400 });
    expect((await spans(id))[1]).toEqual(['2026-05-01', '2026-08-31', 3400]);
    expect((await list(id)).map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false, false]);
  });

  it('never overlap when two people save at once', async () => {
    const id = await someone();
    await Promise.all(['2026-01-01', '2026-03-01', '2026-02-01', '2026-04-01'].map((effective_from, i) => save(id, { effective_from, basic: 2000 + i })));
    const all = await spans(id);
    expect(all.map(([from, to]: string[]) => [from, to])).toEqual([
      ['2026-04-01', null],
      ['2026-03-01', '2026-03-31'],
      ['2026-02-01', '2026-02-28'],
      ['2026-01-01', '2026-01-31'],
    ]);
  });

  it('are refused inside or before a confirmed period', async () => {
    const id = await someone();
    await save(id, { effective_from: '2026-01-01', basic: 3000 });
    const { body } = await owner.client.post('api/operation/payrolls/process', { employee_id: id, start_date: '2026-10-01', end_date: '2026-10-31' });
    expect((await save(id, { effective_from: '2026-10-15', basic: 3100 })).body.success).toBe(true);
    const confirm = () => owner.client.post(`api/operation/payrolls/${body.data.id}/confirm`);
    // The raise would be in no payroll: this one was processed before it, and a confirmed one takes no more.
    const early = await confirm();
    expect([early.status, early.body.errors]).toEqual([
      422,
      {
        base: ['The salary or the days of employment of this employee have changed since the payroll was processed. Process it again, then confirm it.'],
      },
    ]);
    const many = await owner.client.post('api/operation/payrolls/bulk', { ids: [body.data.id], action: 'confirm' });
    expect(many.body.data.results).toMatchObject([{ ok: false, message: early.body.errors.base[0] }]);
    const october = { employee_id: id, start_date: '2026-10-01', end_date: '2026-10-31' };
    expect((await owner.client.post('api/operation/payrolls/process', { ...october, id: body.data.id })).body.data.salary_amount).toBe(3054.84);
    expect((await confirm()).status).toBe(200);
    for (const effective_from of ['2026-10-31', '2026-08-01']) {
      const answer = await save(id, { effective_from, basic: 3200 });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { effective_from: ['The payroll to 31/10/26 is confirmed. Start the new salary later, or pay the difference as an arrear.'] },
      ]);
    }
    expect((await save(id, { effective_from: '2026-11-01', basic: 3200 })).status).toBe(200);
  });

  it('write a movement and an audit entry without the account number', async () => {
    const id = await someone();
    const bank = (await portal.owner.query('select id from banks order by id limit 1')).rows[0].id;
    await save(id, { effective_from: '2026-01-01', basic: 3000, bank_id: bank, bank_account_no: '5140 1122 3344' });
    expect((await list(id))[0].bank_account_no).toBe('••••••••3344');
    // Without the number the account of the same bank stays.
    await save(id, { effective_from: '2026-06-01', basic: 3500, bank_id: bank, note: 'Yearly review' });
    const { rows } = await portal.owner.query('select type, effective_date, reason, before, after from employee_movements where employee_id = $1 order by id', [
      id,
    ]);
    expect(rows).toMatchObject([
      { type: 'Salary', effective_date: '2026-01-01', before: null, after: { basic: 3000 } },
      { type: 'Salary', effective_date: '2026-06-01', reason: 'Yearly review', before: { basic: 3000 }, after: { basic: 3500 } },
    ]);
    const stored = await portal.owner.query('select bank_account_no from employee_payrolls where employee_id = $1 order by id', [id]);
    expect(stored.rows.map(({ bank_account_no }) => bank_account_no)).toEqual(['514011223344', '514011223344']);
    const audit = await portal.owner.query(`select after::text from audit_logs where action = 'salary.changed' and subject_id = $1`, [id]);
    for (const { after } of audit.rows) expect(after).not.toContain('514011223344');
  });
});

it('warns below the minimum wage, and saves', async () => {
  const id = await someone();
  const low = (await save(id, { effective_from: '2026-01-01', basic: 1699.99 })).body;
  expect(low).toMatchObject({ success: true, data: { warnings: [{ code: 'minimumWage', text: 'The pay is below the minimum wage.' }] } });
  expect((await save(id, { effective_from: '2026-02-01', basic: 1700 })).body.data.warnings).toEqual([]);
});

it.each([
  [{ basic: 0, pay_type: 'Hourly', calculation_type: 'Time-Based', hourly_rate: 12.5 }, []],
  [{ basic: 0, pay_type: 'Hourly', calculation_type: 'Time-Based', hourly_rate: 8.71 }, ['minimumWage']],
  [{ basic: 3000, calculation_type: 'Fix Amount', hourly_rate: 8 }, ['minimumWage']],
  [{ basic: 12.5, pay_type: 'Hourly' }, []],
  [{ basic: 65.37, pay_type: 'Daily' }, ['minimumWage']],
])('compares %o with the minimum wage of what the person is paid by', async (pay, codes) => {
  const { body } = await save(await someone(), { effective_from: '2026-01-01', ...pay });
  expect(body.data.warnings.map(({ code }: { code: string }) => code)).toEqual(codes);
});

describe('refuses', () => {
  it.each([
    ['a negative basic', { basic: -1 }, 'basic'],
    ['three decimals', { basic: 1700.001 }, 'basic'],
    ['an EPF rate above 20', { basic: 2000, contribution_epf_employee_rate: 21 }, 'contribution_epf_employee_rate'],
    ['Fix Amount without a rate', { basic: 2000, calculation_type: 'Fix Amount' }, 'hourly_rate'],
    ['an account without a bank', { basic: 2000, bank_account_no: '12345678' }, 'bank_id'],
    ['a bank that does not exist', { basic: 2000, bank_id: 987_654, bank_account_no: '12345678' }, 'bank_id'],
    [
      'a recurring item of nobody',
      { basic: 2000, recurring_items: [{ payroll_item_id: 987_654, amount: 10, start: '2026-01-01' }] },
      'recurring_items.0.payroll_item_id',
    ],
  ])('%s', async (_what, body, field) => {
    const answer = await save(await someone(), { effective_from: '2026-01-01', ...body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });
});

it('is sent to who holds the employment key, inside the scope, and to nobody else', async () => {
  const id = await someone();
  await save(id, { effective_from: '2026-01-01', basic: 3000 });
  const call = async (who: Person) => (await who.client.get(`api/admin/employees/${id}/salaries`)).status;
  expect(await call(await adminOf(portal, owner, { '/admin/employee': ['Update'], '/admin/employee/view': ['Update'] }))).toBe(403);
  const reader = await adminOf(portal, owner, { [PAGE]: [] });
  expect(await call(reader)).toBe(200);
  expect((await save(id, { effective_from: '2026-02-01', basic: 1 }, reader)).status).toBe(403);
  expect(await call(await adminOf(portal, owner, { [PAGE]: [] }, { employee: [id + 10_000] }))).toBe(404);
  expect(await call(await ownerOf(portal))).toBe(404);
  expect(await call(await employeeOf(portal, owner))).toBe(403);
});
