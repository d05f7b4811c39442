import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan, useCompany } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { orgChart } from '../../contract/employee.endpoints.ts';
import { OrgChart } from './org-chart.tsx';

/** The chart of the selected company; who may see its employees sees them in it. */
export function ChartPart() {
  const company = useCompany()?.name ?? '';
  const { lists } = useOrganisation();
  const sees = useCan('/admin/employee');
  const { data, error, refetch } = useEndpoint(orgChart, {}, { enabled: sees });
  const stands = !sees || data !== undefined;
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={8}>
      {stands && <OrgChart company={company} lists={lists} units={data?.data ?? null} />}
    </Loaded>
  );
}
