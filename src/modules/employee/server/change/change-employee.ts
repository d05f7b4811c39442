/** Changes the personal, contact or family section of an employee. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { replaceFile, replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  changeContact as contactEndpoint,
  changeEducation as educationEndpoint,
  changeFamily as familyEndpoint,
  changePersonal as personalEndpoint,
} from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { birthDate, citizenshipOf, requireFamily, personFaults, refuse } from './check-employee.ts';
import { PICTURE } from './create-employee.ts';
import { getEmployee, updateEmployee } from '../employee.store.ts';
import { educationsOf, familyOf, replaceContacts, replaceEducations, replaceFamily } from '../person.store.ts';
import { recordChange } from './record-change.ts';
import { requireUnique } from './same-person.ts';
import { savedAnswer } from '../show-employee.ts';
import { guardEmployee } from './unique-employee.ts';

export async function changePersonal(ctx: Ctx, input: ParsedInput<typeof personalEndpoint>): Promise<OutputOf<typeof personalEndpoint>> {
  const { id, updated_at: seen, image, ...form } = input;
  const before = await getEmployee(ctx, id, { lock: true });
  requireSeenVersion(before, seen);
  const citizenship = form.citizenship ?? (form.employee_type === before.employee_type ? before.citizenship : citizenshipOf(form));
  const faults = personFaults(ctx, { ...form, citizenship });
  // A passport that ran out since it was entered is HR's to renew, not a reason to refuse another correction.
  refuse(faults.filter(({ field }) => field !== 'passport_expiry' || form.passport_expiry !== before.passport_expiry));
  if (before.status === 'Active') await requireUnique(ctx, form, id);
  const imageFile = image === undefined ? before.image_file : image;
  const after = await guardEmployee(() => updateEmployee(ctx, id, { ...form, citizenship, date_of_birth: birthDate(form), image_file: imageFile }));
  if (imageFile !== before.image_file) await replaceFile(ctx, imageFile, { type: 'employee', id, field: 'image' }, PICTURE);
  await recordChange(ctx, { action: 'updated', id, before, after });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}

export async function changeContact(ctx: Ctx, input: ParsedInput<typeof contactEndpoint>): Promise<OutputOf<typeof contactEndpoint>> {
  const { id, updated_at: seen, emergency_contacts: contacts, current_address, permanent_address, ...form } = input;
  const before = await getEmployee(ctx, id, { lock: true });
  requireSeenVersion(before, seen);
  const after = await guardEmployee(() =>
    updateEmployee(ctx, id, {
      ...form,
      ...(current_address ? { current_address } : {}),
      ...(permanent_address === undefined ? {} : { permanent_address }),
    }),
  );
  if (contacts) await replaceContacts(ctx, id, contacts);
  await recordChange(ctx, { action: 'updated', id, before, after });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}

export async function changeFamily(ctx: Ctx, input: ParsedInput<typeof familyEndpoint>): Promise<OutputOf<typeof familyEndpoint>> {
  const { id, updated_at: seen, family, emergency_contacts: contacts } = input;
  const employee = await getEmployee(ctx, id, { lock: true });
  requireSeenVersion(employee, seen);
  requireFamily(ctx, family);
  const before = await familyOf(ctx, id);
  await replaceFamily(ctx, id, family);
  if (contacts) await replaceContacts(ctx, id, contacts);
  await updateEmployee(ctx, id, {});
  await recordChange(ctx, { action: 'family.updated', id, before: { family: before }, after: { family } });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}

export async function changeEducation(ctx: Ctx, input: ParsedInput<typeof educationEndpoint>): Promise<OutputOf<typeof educationEndpoint>> {
  const { id, updated_at: seen, educations } = input;
  const employee = await getEmployee(ctx, id, { lock: true });
  requireSeenVersion(employee, seen);
  const before = await educationsOf(ctx, id);
  await replaceEducations(ctx, id, educations);
  await replaceFiles(
    ctx,
    educations.flatMap(({ file }) => file ?? []),
    { type: 'employee', id, field: 'education' },
    { inputField: 'educations' },
  );
  await updateEmployee(ctx, id, {});
  await recordChange(ctx, { action: 'education.updated', id, before: { educations: before }, after: { educations } });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}
