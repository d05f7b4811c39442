/** A form's schema with rules between its fields; they are told together with the mistakes of single fields. */
import type { z } from 'zod';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';
import type { FamilyMember } from '../../contract/employee.schema.ts';
import { checkEmployment, checkPerson, type Fault } from '../../contract/check-person.ts';

/** How far ahead of joining somebody may be entered. */
const JOIN_ADVANCE_DAYS = 60;

type Person = Parameters<typeof checkPerson>[0];
type Employment = Parameters<typeof checkEmployment>[0];

/** @param faultsOf gets what could be read so far: any field may still be missing. */
export function withFaults<S extends z.ZodType<object, object>>(schema: S, faultsOf: (value: object) => readonly Fault[]): S {
  return schema.superRefine(
    (value, context) => {
      for (const { field, text } of faultsOf(value)) context.addIssue({ code: 'custom', path: field.split('.'), params: { text } });
    },
    { when: () => true },
  );
}

export const personFaults = (value: object, today: CalendarDate) => checkPerson(value as Person, today);
export const employmentFaults = (value: object, today: CalendarDate) => checkEmployment(value as Employment, addDays(today, JOIN_ADVANCE_DAYS));

/** What a member of the family needs beyond a name. */
export function familyFaults(value: object): Fault[] {
  const { family = [] } = value as { family?: readonly Partial<FamilyMember>[] };
  return family.flatMap((member, index) => [
    ...(member.relation === 'Child' && !member.dob ? [{ field: `family.${index}.dob`, text: EMPLOYEE_ERRORS.childDob }] : []),
    ...(member.relation === 'Spouse' && !member.employment_status ? [{ field: `family.${index}.employment_status`, text: EMPLOYEE_ERRORS.spouseWork }] : []),
  ]);
}
