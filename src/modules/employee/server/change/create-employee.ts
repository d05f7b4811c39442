/** Adds one employee: checks, code, record, family, contacts, the Join movement, and the invitation when asked. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import { claimFile } from '#platform/server/files/claim-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { noticeEmployeeLimit } from '#modules/company/server/public.ts';
import type { createEmployee as endpoint } from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import type { CreateEmployeeForm } from '../../contract/employee.schema.ts';
import { birthDate, citizenshipOf, requireEmployment, requireFamily, requireManager, requireEmployeePlaces, personFaults } from './check-employee.ts';
import { inviteLogin } from './employee-login.ts';
import { nextCodes } from './employee-code.ts';
import { insertEmployee } from '../employee.store.ts';
import type { NewEmployee } from '../employee.tables.ts';
import { insertMovements, replaceContacts, replaceFamily } from '../person.store.ts';
import { recordChange } from './record-change.ts';
import { savedAnswer } from '../show-employee.ts';
import { requireUnique, employersElsewhere } from './same-person.ts';
import { guardEmployee } from './unique-employee.ts';

/** What a picture of a person may be. */
export const PICTURE = { extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES } as const;

/** What has to be known of a new person; everything else may come later. */
type Known = 'name' | 'employee_type' | 'company_joined_at' | 'employment_type' | 'disability' | 'invite';
export type NewPerson = { [K in keyof CreateEmployeeForm]?: CreateEmployeeForm[K] | undefined } & Pick<CreateEmployeeForm, Known>;

/** The columns of a new employee from the form; shared with the import. */
export function recordOf(form: NewPerson, code: string): Omit<NewEmployee, 'company_id'> {
  const { emergency_contacts: _contacts, family: _family, invite: _invite, image, employee_code: _code, current_address, ...columns } = form;
  return {
    ...columns,
    employee_code: code,
    citizenship: citizenshipOf(form),
    date_of_birth: birthDate(form),
    current_address: current_address ?? {},
    permanent_address: form.permanent_address ?? null,
    image_file: image ?? null,
  };
}

export async function createEmployee(ctx: Ctx, form: NewPerson): Promise<OutputOf<typeof endpoint>> {
  await requireEmployment(ctx, form, { extra: personFaults(ctx, form) });
  await requireUnique(ctx, form);
  requireFamily(ctx, form.family ?? []);
  await requireManager(ctx, form.reporting_to, null);
  await requireEmployeePlaces(ctx, 1);
  if (!ctx.actor.scope.all && !covers(ctx, form)) throw invalid('department_id', EMPLOYEE_ERRORS.outsideScope);
  const code = form.employee_code ?? (await nextCodes(ctx, 1))[0] ?? '';
  const record = await guardEmployee(() => insertEmployee(ctx, recordOf(form, code)));
  if (form.image) await claimFile(ctx, form.image, { type: 'employee', id: record.id, field: 'image' }, PICTURE);
  await replaceFamily(ctx, record.id, form.family ?? []);
  await replaceContacts(ctx, record.id, form.emergency_contacts ?? []);
  await insertMovements(ctx, [{ employee_id: record.id, effective_date: record.company_joined_at, type: 'Join', after: { status: 'Active' } }]);
  await recordChange(ctx, { action: 'created', id: record.id, after: record });
  await noticeEmployeeLimit(ctx);
  if (form.invite && form.email) await inviteLogin(ctx, record, form.email);
  const answer = await savedAnswer(ctx, record.id, EMPLOYEE_MESSAGES.created);
  const elsewhere = await employersElsewhere(ctx, record);
  if (elsewhere.length === 0) return answer;
  return { ...answer, message: `${answer.message} ${say(EMPLOYEE_MESSAGES.alsoEmployed, ctx.locale, { companies: elsewhere.join(', ') })}` };
}

/** An admin with a narrowed view adds people only where they can see them afterwards. */
function covers(ctx: Ctx, form: NewPerson): boolean {
  const { scope } = ctx.actor;
  if (scope.all) return true;
  const applies = (list: readonly number[], id: number | null | undefined) => typeof id === 'number' && list.includes(id);
  return applies(scope.branchIds, form.branch_id) || applies(scope.divisionIds, form.division_id) || applies(scope.departmentIds, form.department_id);
}
