import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { listProjects } from '../../contract/project/project.endpoints.ts';

/** Projects to choose from, as options of a filter; none for whoever may not list projects. */
export function useProjectOptions() {
  const mayList = useCan('/spm/project/manage');
  const { data } = useEndpoint(listProjects, { per_page: 100 }, { quiet: true, enabled: mayList });
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
