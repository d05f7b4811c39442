import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { listProjects } from '../../contract/project/project.endpoints.ts';

const OVER: readonly string[] = ['Completed', 'Cancelled'];

/** Projects to choose from, as options of a filter or field; none for whoever may not list projects. @param open those that are not over alone */
export function useProjectOptions({ open = false } = {}) {
  const mayList = useCan('/spm/project/manage');
  const { data } = useEndpoint(listProjects, { per_page: 100 }, { quiet: true, enabled: mayList });
  return (data?.data ?? []).filter(({ status }) => !open || !OVER.includes(status)).map(({ id, name }) => ({ value: String(id), label: name }));
}
