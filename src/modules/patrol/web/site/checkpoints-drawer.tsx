/** The checkpoints of a site, in their order. */
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { checkpoints, type CheckpointRow } from '../../contract/site/checkpoint.register.ts';
import type { SiteRow } from '../../contract/site/site.register.ts';
import { CHECKPOINT_NAMES, SITE as W } from './site.messages.ts';
import { useChildList } from './use-child-list.tsx';

const CheckpointForm = lazyDrawer(async () => (await import('./checkpoint-form.tsx')).CheckpointForm, { title: W.addCheckpoint, size: 680 });

export function CheckpointsDrawer({ site, onClose }: { site: SiteRow; onClose: () => void }) {
  const t = useT(W);
  const say = useSay();
  const { open, setOpen, add, rowActions } = useChildList(checkpoints, site, { add: W.addCheckpoint, deleteAsk: W.deleteCheckpoint });
  return (
    <SideDrawer onClose={onClose} title={t('checkpointsOf', { name: site.name })} size={720}>
      <ListPage<typeof checkpoints.list, CheckpointRow>
        plain
        inUrl={false}
        title={W.checkpoints}
        endpoint={checkpoints.list}
        input={{ site_id: site.id }}
        defaults={checkpoints.first}
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 1, card: 1 },
          { key: 'name', label: W.checkpoint, fixed: true, card: 'title', second: ({ floor }) => floor },
          { key: 'type', label: W.type, priority: 2, card: 'subtitle', value: ({ type }) => say(CHECKPOINT_NAMES[type]) },
          { key: 'status', label: W.status, kind: 'status', card: 'badge' },
        ]}
        onOpen={setOpen}
        opens={CheckpointForm}
        rowName={({ name }) => name}
        rowActions={rowActions}
        action={add}
        empty={{ drawing: 'place', title: W.noCheckpoints, action: add }}
      />
      {open && <CheckpointForm site={site} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}
