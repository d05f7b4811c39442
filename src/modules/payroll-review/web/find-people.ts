import { idAskedFor } from '#platform/contract/calls/person-by-id.ts';
import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { listPayrolls } from '#modules/payroll/contract/payroll.endpoints.ts';

const OFFERED = 30;

/** Whoever is employed in the period, by typed words or by id: from the list of payrolls, since who reviews need not see the employees. */
export const findPeople =
  (period: { readonly start_date?: string; readonly end_date?: string }) =>
  async (keyword: string): Promise<Option[]> => {
    const id = idAskedFor(keyword);
    const who = id === null ? keyword !== '' && { keyword } : { employee_id: id };
    const { data } = await call(listPayrolls, { ...period, ...who, kind: 'monthly', per_page: OFFERED, include: [] }, { quiet: true });
    return data.map(({ employee_id, ...row }) => personOption({ ...row, id: employee_id }));
  };
