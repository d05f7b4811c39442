import { call } from '#platform/web/call/call.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { claimChoices } from '../contract/manage-claim.endpoints.ts';

/** Active employees in sight by typed words, as options. */
export async function findClaimants(keyword: string): Promise<Option[]> {
  const { data } = await call(claimChoices, { keyword });
  return data.employees.map(personOption);
}
