import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { personColumn } from '#platform/web/ui/list/person-column.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { WorkSiteRow } from '../contract/work-site.register.ts';
import { assignEmployees, listSiteEmployees, type SiteEmployee } from '../contract/worksite.endpoints.ts';
import { WORK_SITE } from './work-site.messages.ts';

const AssignForm = lazyDrawer(async () => (await import('./assign-form.tsx')).AssignForm, { size: 480 });

/** Who belongs to a site today or later, and putting more people on it. */
export function SitePeopleList({ site }: { site: WorkSiteRow }) {
  const t = useT(WORK_SITE);
  const [adding, setAdding] = useState(false);
  const add = (
    <ActionButton
      needs={{ page: '/work-task/site/manage', action: 'Update', call: assignEmployees }}
      icon="plus"
      opens={AssignForm}
      onClick={() => setAdding(true)}
    >
      {t('assign')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={WORK_SITE.people}
        endpoint={listSiteEmployees}
        input={{ id: site.id }}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          personColumn<SiteEmployee>(WORK_SITE.employee),
          { key: 'position', label: WORK_SITE.position, priority: 3, card: 'subtitle' },
          { key: 'effective_from', label: WORK_SITE.since, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'effective_to', label: WORK_SITE.until, kind: 'date', priority: 2, card: 2 },
          {
            key: 'is_primary',
            label: WORK_SITE.main,
            card: 'badge',
            cell: ({ is_primary }) => (is_primary ? <StatusChip status={null} colour="info" label={WORK_SITE.main} /> : null),
          },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        action={add}
        empty={{ drawing: 'people', title: WORK_SITE.noPeople, hint: WORK_SITE.noPeopleHint, action: add }}
      />
      {adding && <AssignForm site={site} onClose={() => setAdding(false)} />}
    </>
  );
}
