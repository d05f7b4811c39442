import { call } from '#platform/web/call/call.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findPlaceable as endpoint } from '../contract/worksite.endpoints.ts';

/** Active employees in sight by typed words, as options. */
export async function findPlaceable(keyword: string): Promise<Option[]> {
  return (await call(endpoint, { keyword })).data.map(personOption);
}
