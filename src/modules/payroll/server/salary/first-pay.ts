/** The salary with which somebody is added: an ordinary monthly one, its account entered later. */
import { mayAct } from '#platform/contract/access.ts';
import { forbidden } from '#platform/contract/errors.ts';
import type { FirstPay } from '#modules/employee/server/public.ts';
import { salaryForm } from '../../contract/salary/salary.schema.ts';
import { saveSalary } from './manage-salaries.ts';

const PAGE = '/admin/employee/view/employment';

export const putFirstPay: FirstPay['put'] = async (ctx, id, effective_from, basic) => {
  const may = (action: 'Create' | 'Update') => mayAct(ctx.actor, ctx.services.pages, PAGE, action);
  if (!may('Create') && !may('Update')) throw forbidden();
  await saveSalary(ctx, salaryForm.parse({ id, effective_from, basic }));
};
