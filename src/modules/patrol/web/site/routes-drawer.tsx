/** The routes of a site: over which points, and when rounds begin. */
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { routes, type RouteRow } from '../../contract/site/route.register.ts';
import type { SiteRow } from '../../contract/site/site.register.ts';
import { SITE as W } from './site.messages.ts';
import { useChildList } from './use-child-list.tsx';

const RouteForm = lazyDrawer(async () => (await import('./route-form.tsx')).RouteForm, { title: W.addRoute, size: 720 });

export function RoutesDrawer({ site, onClose }: { site: SiteRow; onClose: () => void }) {
  const t = useT(W);
  const { open, setOpen, add, rowActions } = useChildList(routes, site, { add: W.addRoute, deleteAsk: W.deleteRoute });
  return (
    <SideDrawer onClose={onClose} title={t('routesOf', { name: site.name })} size={720}>
      <ListPage<typeof routes.list, RouteRow>
        plain
        inUrl={false}
        title={W.routes}
        endpoint={routes.list}
        input={{ site_id: site.id }}
        defaults={routes.first}
        columns={[
          { key: 'name', label: W.route, fixed: true, sort: true, card: 'title', second: ({ shift_name }) => shift_name },
          { key: 'points', label: W.points, kind: 'number', priority: 1, card: 1, value: ({ points }) => points.length },
          { key: 'rounds_a_day', label: W.rounds, kind: 'number', priority: 2, card: 2 },
          { key: 'duration_minutes', label: W.duration, kind: 'number', priority: 3, value: ({ duration_minutes }) => t('minutes', { n: duration_minutes }) },
          { key: 'status', label: W.status, kind: 'status', card: 'badge' },
        ]}
        onOpen={setOpen}
        opens={RouteForm}
        rowName={({ name }) => name}
        rowActions={rowActions}
        action={add}
        empty={{ drawing: 'calendar', title: W.noRoutes, action: add }}
      />
      {open && <RouteForm site={site} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}
