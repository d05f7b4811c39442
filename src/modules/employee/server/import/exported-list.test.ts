/** The list of employees as the portal exports it is a sheet that the import takes back: nothing is refused, nothing changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { LOCALES, type Locale } from '#platform/contract/messages.ts';
import { makeEmployee } from '../employee.factory.ts';
import { uploadOf } from './people-sheet.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let owner: TestPerson;

beforeAll(async () => {
  owner = await ownerOf(portal);
  const sales = await unitOf(portal, owner, 'department', 'Sales');
  const store = await unitOf(portal, owner, 'branch', 'Store');
  const clerk = await unitOf(portal, owner, 'position', 'Clerk');
  await portal.asSystem(async (tx) => {
    const add = (given: Parameters<typeof makeEmployee>[2]) => makeEmployee(tx, owner.companyId, given);
    await add({ employee_code: '007', name: 'Ali Contoh', department_id: sales, position_id: clerk });
    await add({ employee_code: '-8', name: "D'Cruz @ Contoh a/l Jose", gender: 'Female', branch_id: store, employment_type: 'Part Time' });
    await add({ employee_code: 'F1', name: 'Ram Contoh', employee_type: 'Foreign', branch_id: store, passport_expiry: '2025-01-01' });
    await add({ employee_code: 'F2', name: 'Sita Contoh', employee_type: 'Foreign', department_id: sales, passport_expiry: null });
    await add({ employee_code: 'C1', name: 'Tan Contoh', employment_type: 'Contract', contract_end_at: null, department_id: sales });
    await add({ employee_code: 'B1', name: 'Bare Contoh', gender: null, race: null, email: null, phone: null, marital_status: null });
    // Came back: the same papers stand in two records.
    const papers = { identity_number: '910203-10-5511', name: 'Siti Contoh', date_of_birth: '1991-02-03', department_id: sales };
    await add({ ...papers, employee_code: 'S1', status: 'Inactive', inactive_at: '2025-10-31' });
    await add({ ...papers, employee_code: 'S2', company_joined_at: '2026-02-01' });
    const passport = { employee_type: 'Foreign', passport: 'DEMO777777', name: 'Gita Contoh', department_id: sales } as const;
    await add({ ...passport, employee_code: 'G1', status: 'Inactive', inactive_at: '2025-10-31' });
    await add({ ...passport, employee_code: 'G2', company_joined_at: '2026-02-01' });
  });
});

async function exported(locale: Locale, format: 'xlsx' | 'csv'): Promise<Uint8Array> {
  const client = owner.client.with({ headers: { 'x-locale': locale } });
  const queued = await client.get('api/admin/employees/reports/generate', { format });
  const { rows } = await portal.owner.query<{ data: Record<string, unknown> }>(
    `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
    [String(queued.body.data.id)],
  );
  const { services } = portal.server;
  await generateReportJob.run(rows[0]!.data, { services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
  const { file } = (await client.get(`api/reports/${queued.body.data.id}`)).body.data;
  return new Uint8Array(await (await fetch(new URL(file.url, portal.url))).arrayBuffer());
}

describe.each(LOCALES)('the exported list (%s)', (locale) => {
  test.each(['xlsx', 'csv'] as const)('comes back unchanged from %s', async (format) => {
    const { body } = await owner.client.post('api/admin/employees/import', uploadOf(await exported(locale, format), `list.${format}`));
    expect(body.errors ?? null).toBeNull();
    const touched = body.data.rows.filter(({ kind }: { kind: string }) => kind !== 'unchanged');
    expect(touched).toEqual([]);
    expect([body.data.unchanged, body.data.added, body.data.changed, body.data.refused]).toEqual([10, 0, 0, 0]);
  });

  test('names what it has and the import does not take: what is worked out, and the status', async () => {
    const { body } = await owner.client.post('api/admin/employees/import', uploadOf(await exported(locale, 'xlsx')));
    expect(body.data.ignored_headers).toEqual(locale === 'en' ? ['Service (months)', 'Status'] : ['Tempoh (bulan)', 'Status']);
  });
});
