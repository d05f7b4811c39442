/** A thousand payslips the whole way: asked for over HTTP, read from the database, drawn, packed and stored, as the report's job does it. */
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { bareRenderer } from './bare-pdf.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, alternately, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const PAYSLIPS = 1000;
/** One employee in twenty has left. */
const EMPLOYEES = 1100;
const URL = 'api/operation/payrolls';
const MONTH = { start_date: '2026-10-01', end_date: '2026-10-31' };

export async function benchPayslipZip(): Promise<Figure> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const queue = createManualQueue(portal.server.services, [generateReportJob]);
  Object.assign(portal.server.services, { jobs: queue });
  try {
    const { client, companyId } = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, companyId, EMPLOYEES);
    await owner.query(
      `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees`,
    );
    const { rows } = await owner.query<{ id: number }>(`select id::int from employees where status = 'Active' order by id limit $1`, [PAYSLIPS]);
    const { body } = await client.post(`${URL}/process/bulk`, { employee_ids: rows.map(({ id }) => id), ...MONTH });
    if (body.data?.processed !== PAYSLIPS) throw new Error(`Processed ${JSON.stringify(body).slice(0, 300)}`);
    const made = await owner.query<{ id: number }>('select id::int from payrolls order by id');
    for (const { id } of made.rows) await client.post(`${URL}/${id}/confirm`);
    const first = await client.raw(`${URL}/payslips/${made.rows[0]?.id}/pdf?company_id=${companyId}`, { method: 'GET' });
    const words = inspectPdf(Buffer.from(await first.arrayBuffer()))
      .pages.flat()
      .filter((word) => word.trim() !== '');
    const bare = bareRenderer(words);
    const ours = async () => {
      const start = performance.now();
      const asked = await client.post(`${URL}/payslips/zip`, { month: '2026-10' });
      await queue.drain();
      const seconds = (performance.now() - start) / 1000;
      const report = (await client.get(`api/reports/${asked.body.data?.id}`)).body.data;
      if (report?.status !== 'success' || report.rows !== PAYSLIPS) throw new Error(`The report ended as ${JSON.stringify(report).slice(0, 300)}`);
      return PAYSLIPS / seconds;
    };
    const baseline = async () => {
      const start = performance.now();
      for (let n = 0; n < PAYSLIPS; n += 1) await bare();
      return (PAYSLIPS / (performance.now() - start)) * 1000;
    };
    return atLeast(`ZIP of ${PAYSLIPS.toLocaleString('en')} payslips, from the database to the file`, 'docs/s', await alternately(3, ours, baseline), 0.8);
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
