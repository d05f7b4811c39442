/** What forms of the armoury choose from. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listStoreChoices } from '../../contract/armoury/armoury.endpoints.ts';

/** Stores of the unit as options. */
export function useStores(): Option[] {
  const rows = useEndpoint(listStoreChoices, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
