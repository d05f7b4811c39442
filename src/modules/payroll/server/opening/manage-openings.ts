import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type { OpeningRow } from '#modules/tax-declaration/contract/opening.schema.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type { listOpenings as listEndpoint, saveOpening as saveEndpoint } from '../../contract/setting/payroll-setting.endpoints.ts';
import { amountsOf, eachAmount, findOpening, listOpeningRecords, putOpening, type ListedOpening } from './opening.store.ts';

export const presentOpening = ({ opening, employee }: ListedOpening): OpeningRow => ({
  id: opening.id,
  employee_id: opening.employee_id,
  employee,
  year: opening.year,
  previous_employer: opening.previous_employer,
  ...amountsOf(opening),
  source: opening.source,
  updated_at: instantText(opening.updated_at),
});

export async function listOpenings(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await listOpeningRecords(ctx, input);
  return { data: rows.map(presentOpening), meta };
}

/** The figures of an employee, year and source replace the earlier ones. @throws 404 outside the admin's scope */
export async function saveOpening(ctx: Ctx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const employee = await getEmployee(ctx, input.employee_id, { lock: true });
  const { employee_id, year, previous_employer, source } = input;
  const before = await findOpening(ctx, employee_id, year, previous_employer);
  const amounts = eachAmount((key) => fromRinggit(input[key]));
  const opening = await putOpening(ctx, { employee_id, year, previous_employer, source, ...amounts });
  await audit(ctx, {
    action: before ? 'payroll_opening.updated' : 'payroll_opening.created',
    subject_type: 'payroll_opening',
    subject_id: opening.id,
    before: before && { ...amountsOf(before), source: before.source },
    after: { ...amountsOf(opening), source, ...(before ? {} : { employee_id, year, previous_employer }) },
  });
  const data = presentOpening({ opening, employee: { id: employee.id, name: employee.name, employee_code: employee.employee_code } });
  return { success: true, message: say(PAYROLL_MESSAGES.openingSaved, ctx.locale), data };
}
