import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { areas } from '../../contract/duty/area.register.ts';

/** The areas of the unit to choose from; undefined while they load. */
export const useAreaRows = () => useEndpoint(areas.list, { per_page: 100 }, { quiet: true, staleTime: 60_000 }).data?.data;
export const useAreas = (): Option[] => (useAreaRows() ?? []).map(({ name }) => ({ value: name, label: name }));
