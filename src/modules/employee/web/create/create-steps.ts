/** The steps of adding an employee: which fields each holds, and what it checks across them. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { checkEmployment, checkPerson, type Fault } from '../../contract/check-person.ts';
import { contactFields, employmentFields, personalFields, type CreateEmployeeForm } from '../../contract/employee.schema.ts';

export const STEPS = ['personal', 'contact', 'employment', 'access'] as const;
export type Step = (typeof STEPS)[number];
type Field = keyof CreateEmployeeForm;

const keysOf = (shape: object) => Object.keys(shape) as Field[];

export const STEP_FIELDS: Readonly<Record<Step, readonly Field[]>> = {
  personal: [...keysOf(personalFields), 'image'],
  contact: keysOf(contactFields),
  employment: keysOf(employmentFields),
  access: ['invite'],
};

/** The step that shows a field (`current_address.city` → contact); undefined for none (`base`). */
export function stepOf(field: string): Step | undefined {
  const top = field.split('.')[0] as Field;
  return STEPS.find((step) => STEP_FIELDS[step].includes(top));
}

/** The first step with a mistake. */
export function firstFaulty(fields: readonly string[]): Step | undefined {
  const faulty = fields.map(stepOf);
  return STEPS.find((step) => faulty.includes(step));
}

/** How far ahead of joining somebody may be entered. */
const JOIN_AHEAD_DAYS = 60;

/** The rules between the fields of a step, in the server's own words. */
export function faultsOf(step: Step, values: object, today: CalendarDate): Fault[] {
  if (step === 'personal') return checkPerson(values, today);
  return step === 'employment' ? checkEmployment(values, addDays(today, JOIN_AHEAD_DAYS)) : [];
}
