/** The areas in which officers of the unit hold their powers. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { areas, type AreaRow } from '../../contract/duty/area.register.ts';
import { DUTY as W } from './duty.messages.ts';

const AreaForm = lazyDrawer(async () => (await import('./area-form.tsx')).AreaForm, { title: ({ row }) => row?.name ?? W.areaAdd, size: 480 });

export function AreasDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const [open, setOpen] = useState<AreaRow | 'new' | null>(null);
  const add = (
    <ActionButton needs={{ page: '/auxiliary/officer', action: 'Update', call: areas.create }} icon="plus" opens={AreaForm} onClick={() => setOpen('new')}>
      {t('areaAdd')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={W.areas} size={680}>
      <ListPage
        plain
        inUrl={false}
        endpoint={areas.list}
        defaults={areas.first}
        title={W.areas}
        columns={[
          { key: 'name', label: W.areaNew, sort: true, fixed: true, card: 'title' },
          { key: 'gazette_no', label: W.gazetteNo, priority: 2, card: 'subtitle' },
          { key: 'gazetted_at', label: W.gazettedAt, kind: 'date', priority: 3 },
          { key: 'officers', label: W.officers, kind: 'number', priority: 1, card: 1 },
        ]}
        onOpen={(row: AreaRow) => setOpen(row)}
        action={add}
        empty={{ drawing: 'register', title: W.areasNone, hint: W.areasHint, action: add }}
      />
      {open && <AreaForm row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}
