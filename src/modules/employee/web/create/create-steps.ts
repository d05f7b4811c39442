/** The steps of adding an employee, and which fields each holds. Pure. */
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
