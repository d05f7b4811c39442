/** What forms of the armoury choose from. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { stores } from '../../contract/armoury/store.register.ts';

/** Stores of the unit as options. */
export function useStores(): Option[] {
  const rows = useEndpoint(stores.list, { per_page: 100, sort_by: 'name', sort: 'asc' }, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
