/** A company with leave for tests: an owner, a reviewer, an approver, and an employee with this year's days. */
import { adminOf, employeeOf, ownerOf, type TestEmployee, type TestPerson } from './people.ts';
import type { TestClient, TestPortal } from './test-portal.ts';

export interface LeaveFixture {
  readonly owner: TestPerson;
  readonly reviewer: TestPerson;
  readonly approver: TestPerson;
  readonly aminah: TestEmployee;
  /** Ids of the starter types by code. */
  readonly type: Readonly<Record<string, number>>;
  /** An employee of long standing with this year's days. */
  hire(given?: Parameters<typeof employeeOf>[2]): Promise<TestEmployee>;
  /** Applies for annual leave on `MONDAY`, or for what the form says. */
  apply(client: TestClient, form?: object): ReturnType<TestClient['post']>;
}

export async function leaveFixture(portal: TestPortal, year = 2026): Promise<LeaveFixture> {
  const owner = await ownerOf(portal);
  const all = ['Create', 'Review', 'Approve', 'Reject', 'Cancel', 'Export'];
  const reviewer = await adminOf(portal, owner, { '/leave/manage': ['Review', 'Reject'] });
  const approver = await adminOf(portal, owner, { '/leave/manage': all, '/leave/entitlement': ['Create', 'Update', 'Delete', 'Import', 'Export'] });
  const aminah = await employeeOf(portal, owner, { name: 'Aminah Contoh', gender: 'Female', company_joined_at: '2022-01-03', confirmed_at: '2022-04-03' });
  await owner.client.post('api/operation/leaves/entitlements/generate', { year });
  const { body } = await owner.client.get('api/operation/leaves/types');
  const type = Object.fromEntries((body.data as { code: string; id: number }[]).map(({ code, id }) => [code, id]));
  return {
    owner,
    reviewer,
    approver,
    aminah,
    type,
    async hire(given = {}) {
      const person = await employeeOf(portal, owner, { company_joined_at: '2022-01-03', ...given });
      await owner.client.post('api/operation/leaves/entitlements/generate', { year, employee_ids: [person.employeeId] });
      return person;
    },
    apply: (client, form = {}) =>
      client.post('api/leaves', { leave_type_id: type['AL'], start_date: MONDAY, end_date: MONDAY, reason: 'Family matters', ...form }),
  };
}

/** 2026-11-23 is a Monday; the clock of tests stands on Friday 2026-11-20. */
export const MONDAY = '2026-11-30';

/** Levels of an approval rule, each asked for every leave. */
export const levelsOf = (levels: readonly (readonly { readonly user_id: number; readonly substitute_id?: number | null }[])[]) =>
  levels.map((approvers) => ({ approvers, at_least: 0 }));
