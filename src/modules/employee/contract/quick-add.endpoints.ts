/** Adds somebody with what HR knows on the first day; everything else is asked for on the person's page. */
import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, email, money, optional, personName } from '#platform/contract/fields.ts';
import { employeeDetail } from './employee-detail.schema.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';
import { identityNumber, placeFields } from './employee.schema.ts';

const { branch_id, division_id, department_id, position_id } = placeFields;

/** A foreigner's passport wants the whole form. */
export const quickAddForm = z.object({
  name: personName(),
  identity_number: identityNumber(),
  company_joined_at: date(),
  branch_id,
  division_id,
  department_id,
  position_id,
  email: optional(email()),
  /** A month, in ringgit. Only whoever may set salaries sends it. */
  basic: optional(money()),
});

export const quickAdd = defineEndpoint({
  name: 'employee.quick-add',
  method: 'POST',
  path: 'api/admin/employees/quick',
  requires: requirePage(manifest, '/admin/employee', 'Create'),
  input: quickAddForm,
  output: wrote(employeeDetail),
  summary: 'Adds a local employee with name, identity number, first day, place and pay; the rest is entered later',
  emits: ['company'],
});
