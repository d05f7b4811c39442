import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { lastFill, showFill } from '../../../../contract/fill/fill.endpoints.ts';

/** While it is being looked for. */
const ASK_EVERY_MS = 1000;

/** The proposal for a project that the viewer asked for; null: none. @param may the viewer plans in the project */
export function useFill(projectId: number, may: boolean) {
  const last = useEndpoint(lastFill, { id: projectId }, { enabled: may, quiet: true }).data?.data ?? null;
  const asked = { enabled: last !== null, minDelay: false, keepPrevious: false };
  const first = useEndpoint(showFill, { id: last?.id ?? 0 }, asked).data?.data;
  const isSearching = first?.status === 'pending' || first?.status === 'running';
  const { data } = useEndpoint(showFill, { id: last?.id ?? 0 }, { ...asked, refetchInterval: isSearching ? ASK_EVERY_MS : false });
  return last && data?.data.id === last.id ? data.data : null;
}
export type ShownFill = NonNullable<ReturnType<typeof useFill>>;
