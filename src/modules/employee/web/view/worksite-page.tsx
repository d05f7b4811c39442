import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import type { MapMarker } from '#platform/web/map/map.props.ts';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { DateText, YesNo } from '#platform/web/ui/values.tsx';
import { worksitesOfEmployee, type Worksite } from '../../contract/worksite.endpoints.ts';
import { Card } from './card.tsx';
import { EmployeeHead } from './employee-head.tsx';
import { useViewedEmployee } from './use-viewed-employee.tsx';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

/** R102: where the employee works, on a map. */
export function Page() {
  const { employee, pending } = useViewedEmployee();
  if (!employee) return pending;
  return (
    <>
      <EmployeeHead employee={employee} />
      <Worksites id={employee.id} />
    </>
  );
}

function Worksites({ id }: { id: number }) {
  const { data, error, refetch } = useEndpoint(worksitesOfEmployee, { id });
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="detail" count={5} />;
  if (data.data.length === 0) return <EmptyState drawing="place" title={VIEW.noWorksite} hint={VIEW.noWorksiteHint} />;
  return (
    <div className={`${classes['stack']} stack`}>
      {data.data.map((site) => (
        <Site key={site.id} site={site} />
      ))}
    </div>
  );
}

function Site({ site }: { site: Worksite }) {
  const t = useT(VIEW);
  const { lat, lng } = site;
  const markers: MapMarker[] = lat === null || lng === null ? [] : [{ id: site.id, name: site.name, note: site.address, lat, lng }];
  return (
    <Card title={site.name} note={VIEW.worksiteNote}>
      <div className={classes['columns']}>
        {markers.length > 0 ? <MapView markers={markers} radius={site.radius_m} label={site.name} /> : <p className={classes['note']}>{t('noPlace')}</p>}
        <Facts
          items={[
            { label: VIEW.address, value: site.address, wide: true },
            { label: VIEW.primary, value: <YesNo value={site.primary} /> },
            { label: VIEW.radius, value: t('metres', { n: site.radius_m }) },
            { label: VIEW.from, value: <DateText value={site.from} /> },
            { label: VIEW.to, value: site.to && <DateText value={site.to} /> },
          ]}
        />
      </div>
    </Card>
  );
}
