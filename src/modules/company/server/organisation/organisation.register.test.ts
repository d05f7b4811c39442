import { afterAll } from 'vitest';
import { registerContractTests, type LawfulForms } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import { UNIT_REGISTERS } from './organisation.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const ADDRESS = { address_1: '1 Jalan Contoh', address_2: null, postcode: '40000', city: 'Shah Alam', state: 'Selangor', country: 'Malaysia' };
const PLACE = { lat: 3.0738, lng: 101.5183, radius_m: 100 };
const FIELDS: Readonly<Record<OrganisationKind, object>> = {
  branch: { ...ADDRESS, ...PLACE, is_hq: false, phone: null, manager_id: null, rest_days: [7] },
  division: { head_id: null, branch_id: null },
  department: { head_id: null, division_id: null },
  position_level: { rank: 70, min_salary: 1700.5, max_salary: 2600 },
  position: { department_id: null, position_level_id: null, description: null, headcount: 4 },
};
/** A level takes the last rank when it names none. */
const free = (form: object) => ('rank' in form ? { rank: null } : {});

for (const kind of ORGANISATION_KINDS) {
  const unit = { name: 'Kilang', code: 'KLG', status: 'Active', ...FIELDS[kind] };
  const doubles: LawfulForms['doubles'] = [
    [(valid) => ({ ...valid, ...free(valid), name: 'KILANG', code: 'K2' }), 'name'],
    [(valid) => ({ ...valid, ...free(valid), name: 'Kilang 2', code: 'klg' }), 'code'],
    ...(kind === 'position_level' ? [[(valid: object) => ({ ...valid, name: 'Kilang 2', code: 'K2' }), 'rank'] as const] : []),
  ];
  registerContractTests(() => portal, UNIT_REGISTERS[kind], {
    valid: unit,
    changed: { ...unit, name: 'Gudang' },
    other: (n, valid) => ({ ...valid, ...free(valid), name: `Kilang ${n}`, code: `K${n}` }),
    doubles,
  });
}
