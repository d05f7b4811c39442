import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { listProjects } from '../../contract/project/project.endpoints.ts';

/** Projects to choose from, as options of a filter. */
export function useProjectOptions() {
  const { data } = useEndpoint(listProjects, { per_page: 100 }, { quiet: true });
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
