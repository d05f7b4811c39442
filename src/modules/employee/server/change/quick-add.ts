/** Adds a local, permanent employee by what is known on the first day, with the pay through payroll. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { genderHintOf } from '#platform/contract/identity-number.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import { HOME_COUNTRY, PROBATION_MONTHS } from '../../contract/employee.schema.ts';
import type { quickAdd as endpoint } from '../../contract/quick-add.endpoints.ts';
import { createEmployee } from './create-employee.ts';

export interface FirstPay {
  /** The monthly basic from the first day, in ringgit. @throws 403 for whoever may not set salaries */
  put(ctx: Ctx, employeeId: number, from: string, basic: number): Promise<void>;
}

export const firstPay = singleExtensionPoint<FirstPay>('the salary with which somebody begins');

export async function quickAdd(ctx: Ctx, { basic, ...typed }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const gender = genderHintOf(typed.identity_number);
  const added = await createEmployee(ctx, {
    ...typed,
    email: typed.email ?? undefined,
    ...(gender && { gender }),
    employee_type: 'Local',
    employment_type: 'Permanent',
    nationality: HOME_COUNTRY,
    probation_months: PROBATION_MONTHS,
    disability: false,
    invite: false,
  });
  if (basic != null) await providerOf(firstPay)?.put(ctx, added.data.id, typed.company_joined_at, basic);
  return added;
}
