/** The month's run with hours from attendance, against the same run of a company that keeps none: processor time of the portal and its database. */
import type { Pool } from 'pg';
import { DAILY } from '#app/server/testing/attendance-office.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { processorTime } from './cpu.ts';
import { addManyPunches } from './many-punches.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { openRunBench } from './payroll-run.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 10_000;
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const TIMES = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };

/** @param count of employees of one branch, each with a salary */
async function fill(owner: Pool, { companyId }: TestPerson, count: number): Promise<void> {
  await addBenchEmployees(owner, companyId, count);
  // Whoever belongs to a branch earns the salary there, whether attendance says so or nobody does.
  await owner.query('update employees set branch_id = (select min(id) from branches where company_id = $1) where company_id = $1', [companyId]);
  await owner.query(
    `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees where company_id = $1`,
    [companyId],
  );
}

export async function benchPayrollAttendance(count = EMPLOYEES): Promise<Figure[]> {
  const { database, owner, portal, queue, close } = await openRunBench();
  try {
    const [punching, plain] = [await createBenchCompany(portal, owner), await createBenchCompany(portal, owner)];
    for (const company of [punching, plain]) await fill(owner, company, count);
    const schedule = { name: 'Office', code: 'OFF', type: 'Fixed', days: DAILY, is_default: true, status: 'Active', ...TIMES };
    await punching.client.post('api/operation/attendances/work-schedules', schedule);
    await addManyPunches(owner, punching.companyId);
    await owner.query('analyze');
    const seconds = async ({ client }: TestPerson) => {
      const spent = await processorTime({ server: process.pid, postgres: database.pid }, async () => {
        const asked = await client.post('api/operation/payrolls/process/run', NOVEMBER);
        await queue.drain();
        const { body } = await client.get(`api/operation/payrolls/runs/${asked.body.data?.id}`);
        if (body.data?.status !== 'success' || body.data.processed !== count) throw new Error(`The run ended as ${JSON.stringify(body).slice(0, 300)}`);
        return 1;
      });
      return (spent.node + spent.database) / 1000;
    };
    // The first run writes, those that are measured write over it.
    for (const company of [punching, plain]) await seconds(company);
    const { rows } = await owner.query<{ told: number }>(
      `select count(*)::int as told from payrolls where company_id = $1 and (calculation -> 'attendance' ->> 'worked_days')::numeric > 0`,
      [punching.companyId],
    );
    if (!rows[0]?.told) throw new Error('No payroll took anything over from attendance');
    const measured = await alternately(
      3,
      () => seconds(punching),
      () => seconds(plain),
    );
    return [atMost(`the run of ${count.toLocaleString('en')} employees with hours from attendance`, 's CPU', measured, 1.3)];
  } finally {
    await close();
  }
}
