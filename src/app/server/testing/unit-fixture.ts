/** A unit for tests: its approval, officers and passes of courses, past the forms. For tests only. */
import type { OfficerSource } from '#modules/auxiliary-police/contract/officer/officer.schema.ts';
import type { CourseType } from '#modules/auxiliary-police/contract/rank/rank.schema.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import type { NewEmployee } from '#modules/employee/server/employee.tables.ts';
import { ownerOf, type TestPerson } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export const UNIT = {
  name: 'Polis Bantuan Contoh',
  approval_no: 'KDN.1',
  approved_at: '2023-01-01',
  approved_strength: 10,
  gazette_no: null,
  gazetted_at: null,
  gazetted_strength: null,
  contingent: 'IPK Selangor',
  address: null,
  highest_rank_id: null,
  officer_in_charge_id: null,
  licence_holder_id: null,
  live_firing_months: 12,
  retention_months: 24,
};

export interface TestOfficer {
  readonly id: number;
  readonly employee_id: number;
  readonly name: string;
}

export interface UnitFixture {
  readonly owner: TestPerson;
  /** Ids of ranks by level. */
  readonly ranks: ReadonlyMap<number, number>;
  employee(given?: Partial<NewEmployee>): Promise<{ readonly id: number; readonly name: string }>;
  officer(given: {
    service_no: string;
    level?: number;
    rank_since?: string;
    source?: OfficerSource;
    expiry?: string;
    status?: string;
    birth?: string;
    branch_id?: number;
  }): Promise<TestOfficer>;
  /** Gives an officer everything that a firearm takes: permission, live firing, basic course and card. */
  armed(officer: TestOfficer): Promise<TestOfficer>;
  passed(officer: { readonly employee_id: number }, type: CourseType, until: string | null): Promise<void>;
}

const insert = async (portal: TestPortal, table: string, row: Readonly<Record<string, unknown>>): Promise<number> => {
  const keys = Object.keys(row);
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return (rows[0] as { id: number }).id;
};

let made = 0;

export async function openUnit(portal: TestPortal, unit: Partial<typeof UNIT> = {}): Promise<UnitFixture> {
  const owner = await ownerOf(portal);
  const company_id = owner.companyId;
  const saved = await owner.client.post('api/asm/agency', { ...UNIT, ...unit });
  if (saved.status !== 200 && saved.status !== 201) throw new Error(JSON.stringify(saved.body));
  const { rows } = await portal.owner.query<{ id: number; level: number }>('select id, level from asm_ranks where company_id = $1', [company_id]);
  const ranks = new Map(rows.map(({ id, level }) => [level, id]));
  const employee = (given: Partial<NewEmployee> = {}) =>
    portal.asSystem((tx) =>
      makeEmployee(tx, company_id, {
        name: `Pegawai Contoh ${String.fromCharCode(65 + (made++ % 26))}${'abcdefghij'[made % 10]}`,
        date_of_birth: '1996-03-05',
        ...given,
      }),
    );
  const passed: UnitFixture['passed'] = async ({ employee_id }, type, until) => {
    const dates = { provider: 'PULAPOL', venue: 'Kuala Lumpur', start_date: '2023-05-01', end_date: '2023-06-01', capacity: 100 };
    const course_id = await insert(portal, 'asm_courses', { company_id, code: `C${made++}`, name: `Course ${type}`, type, ...dates });
    await insert(portal, 'asm_participants', { company_id, course_id, employee_id, result: 'Passed', valid_until: until });
  };
  return {
    owner,
    ranks,
    employee,
    async officer({
      service_no,
      level = 1,
      rank_since = '2024-01-01',
      source = 'Civilian',
      expiry = '2027-12-31',
      status = 'Active',
      birth = '1996-03-05',
      ...given
    }) {
      const person = await employee({ date_of_birth: birth, ...given });
      const row = { company_id, employee_id: person.id, service_no, rank_id: ranks.get(level), rank_since, source, appointed_at: '2024-01-01' };
      const id = await insert(portal, 'asm_officers', { ...row, appointment_expiry: expiry, station: 'Shah Alam', authority_area: 'Shah Alam', status });
      return { id, employee_id: person.id, name: person.name };
    },
    async armed(officer) {
      await portal.owner.query(
        "update asm_officers set firearm_permitted = true, firearm_qualified_at = '2026-10-01', vetting_status = 'Cleared' where id = $1",
        [officer.id],
      );
      await passed(officer, 'Basic', null);
      const dates = { issued_at: '2026-01-01', expiry_at: '2027-01-31', rank_id: ranks.get(1), code: `a code of twenty signs ${made++}` };
      await insert(portal, 'asm_cards', { company_id, officer_id: officer.id, card_no: `KS-${officer.id}`, kind: 'Firearm Card', ...dates });
      return officer;
    },
    passed,
  };
}
