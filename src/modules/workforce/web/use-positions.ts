import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listPositions } from '../contract/project.register.ts';

/** Positions of the company as options. */
export function usePositions(): Option[] {
  const rows = useEndpoint(listPositions, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
