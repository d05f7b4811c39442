import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { RowMenu } from '#platform/web/ui/list/row-menu.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { EmployeeTab } from '#modules/employee/web/public.tsx';
import type { Worksite } from '#modules/employee/contract/worksite.schema.ts';
import { assignWorksites, worksitesOfEmployee } from '../../contract/worksite.endpoints.ts';
import { useWorksiteMoves } from './use-worksite-moves.ts';
import type { Person } from './person.ts';
import { WORKSITE } from './worksite.messages.ts';
import classes from './worksite.module.css';

const AddSites = lazyDrawer(async () => (await import('./add-sites.tsx')).AddSites, { size: 480 });
const EndForm = lazyDrawer(async () => (await import('./end-form.tsx')).EndForm, { size: 440 });

type Shown = OutputOf<typeof worksitesOfEmployee>['data'][number];

/** R102: where the employee works, on a map and as a list. */
export const Page = () => <EmployeeTab>{(employee) => <Worksites employee={employee} />}</EmployeeTab>;

function Worksites({ employee }: { employee: Person }) {
  const t = useT(WORKSITE);
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Worksite | null>(null);
  const { data, error, refetch } = useEndpoint(worksitesOfEmployee, { id: employee.id });
  const moves = useWorksiteMoves(employee.id, setEnding);
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="detail" count={5} />;
  const sites = data.data;
  const add = (
    <ActionButton
      needs={{ page: '/admin/employee/view/worksite', action: 'Create', call: assignWorksites }}
      icon="plus"
      opens={AddSites}
      onClick={() => setAdding(true)}
    >
      {t('assign')}
    </ActionButton>
  );
  const markers = sites.flatMap(({ id, name, lat, lng, radius_m, to, of }) =>
    lat === null || lng === null || (to !== null && of === 'site') ? [] : [{ id, name, lat, lng, radius: radius_m }],
  );
  return (
    <>
      {sites.length === 0 ? (
        <EmptyState drawing="place" title={WORKSITE.none} hint={WORKSITE.noneHint} action={add} />
      ) : (
        <section aria-label={t('title')}>
          <div className="apart">
            <h2 className="heading">{t('title')}</h2>
            {add}
          </div>
          <div className={classes['columns']}>
            <ul className="list">
              {sites.map((site) => (
                <Place key={`${site.of}-${site.assignment_id ?? site.id}`} site={site} actions={moves(site)} />
              ))}
            </ul>
            {markers.length > 0 ? <MapView markers={markers} label={employee.name} /> : <p className="note">{t('noPlace')}</p>}
          </div>
        </section>
      )}
      {adding && <AddSites employee={employee} onClose={() => setAdding(false)} />}
      {ending && <EndForm employee={employee} site={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function Place({ site, actions }: { site: Shown; actions: Parameters<typeof RowMenu>[0]['actions'] }) {
  const t = useT(WORKSITE);
  const time = site.to ? t('until', { from: formatDate(site.from), to: formatDate(site.to) }) : t('since', { date: formatDate(site.from) });
  return (
    <li className={`${classes['place']} entry`}>
      <div className="words">
        <span className="strong">{site.name}</span>
        {site.address && <span className="note">{site.address}</span>}
        <span className="note tabular">
          {[time, t('radius', { n: site.radius_m }), site.days > 0 && t('days', { n: site.days })].filter(Boolean).join(' · ')}
        </span>
        {site.of === 'branch' && <span className="note">{t('ofBranch')}</span>}
      </div>
      <PlaceChip site={site} />
      <RowMenu actions={actions} />
    </li>
  );
}

function PlaceChip({ site: { of, to, primary } }: { site: Shown }) {
  if (of === 'branch') return <StatusChip status={null} colour="lightgreen" label={WORKSITE.branch} />;
  if (to) return <StatusChip status={null} colour="lightgreen" label={WORKSITE.over} />;
  return primary ? <StatusChip status={null} colour="info" label={WORKSITE.mainOne} /> : null;
}
