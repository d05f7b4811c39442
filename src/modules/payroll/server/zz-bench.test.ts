import { test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { transact } from '#platform/server/db/scope.ts';
import { makeSalary } from './payroll.factory.ts';
import { processMany } from './process-many.ts';
import { payrolls } from './payroll.tables.ts';
import { getTableColumns } from 'drizzle-orm';

test('bench', async () => {
  const portal = await openTestPortal();
  const owner = await ownerOf(portal);
  const ids: number[] = [];
  await portal.asHouse(async (tx) => { for (let i = 0; i < 1000; i++) { const { id } = await makeEmployee(tx, owner.companyId); await makeSalary(tx, owner.companyId, id, 2000 + i * 7); ids.push(id); } });
  await portal.owner.query('analyze');
  const house = portal.server.house;
  const ctxOf = (tx: any) => ({ ...tx, house, clock: portal.clock, locale: 'en', request: { id: 'b', ip: '::1', userAgent: '', origin: '' }, companyId: owner.companyId, actor: { userId: owner.userId, name: 'b', timeZone: 'Asia/Kuala_Lumpur', scope: { all: true } } }) as any;
  const months = [['2026-06-01','2026-06-30'],['2026-07-01','2026-07-31'],['2026-08-01','2026-08-31'],['2026-09-01','2026-09-30'],['2026-10-01','2026-10-31'],['2026-11-01','2026-11-30']];
  const results: string[] = [];
  for (const [start_date, end_date] of months) {
    // ours
    const t = performance.now();
    await transact(house.pool, { companyId: owner.companyId, userId: owner.userId }, (tx) => processMany(ctxOf(tx), { employeeIds: ids, period: { start_date, end_date } as any }));
    const ours = performance.now() - t;
    // bare: the same rows read back, inserted again by batched multi-row values through pg
    const { rows } = await portal.owner.query('select * from payrolls where start_date = $1', [start_date]);
    const cols = Object.keys(getTableColumns(payrolls)).filter((c) => c !== 'id');
    await portal.owner.query('create table if not exists payrolls_bare (like payrolls including all)');
    const client = await portal.owner.connect();
    const json = new Set(['employee_snapshot','calculation','salary_payload','earnings','deductions','tax_payload','relief_items','remuneration_accumulate','remuneration_current','payslip']);
    const data = rows.map((r: any) => cols.map((c) => json.has(c) && r[c] !== null ? JSON.stringify(r[c]) : c === 'number' ? `X${r.number}` : r[c]));
    const t2 = performance.now();
    await client.query('begin');
    for (let i = 0; i < data.length; i += 500) {
      const part = data.slice(i, i + 500);
      const text = `insert into payrolls_bare (${cols.join(',')}) values ${part.map((_, k) => `(${cols.map((_c, m) => `$${k * cols.length + m + 1}`).join(',')})`).join(',')}`;
      await client.query(text, part.flat());
    }
    await client.query('commit');
    const bare = performance.now() - t2;
    client.release();
    results.push(`${start_date}: ours ${ours.toFixed(0)} ms (${(1e6 / ours).toFixed(0)} rows/s), bare ${bare.toFixed(0)} ms (${(1e6 / bare).toFixed(0)} rows/s), ratio ${(bare / ours).toFixed(2)}`);
    if (start_date === '2026-11-01') {
      const t3 = performance.now();
      await transact(house.pool, { companyId: owner.companyId, userId: owner.userId }, (tx) => processMany(ctxOf(tx), { employeeIds: ids, period: { start_date, end_date } as any }));
      results.push(`again (update): ${(performance.now() - t3).toFixed(0)} ms`);
    }
  }
  console.log(results.join('\n'));
  await portal.close();
}, 120_000);
