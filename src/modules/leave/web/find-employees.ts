import { call } from '#platform/web/call/call.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findLeaveEmployees } from '../contract/manage-leave.endpoints.ts';

/** Active employees in sight by typed words, as options. */
export async function findEmployees(keyword: string): Promise<Option[]> {
  const { data } = await call(findLeaveEmployees, { keyword });
  return data.map(personOption);
}
