/** What a project needs: positions by shift, weekday and time, with what they come to. */
import { useState } from 'react';
import { formatTime } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { DateRangeText } from '#platform/web/ui/values.tsx';
import { needs, type NeedRow, type ProjectRow } from '../contract/project.register.ts';
import { usePositions } from './use-positions.ts';
import { WOM_READS } from './wom-reads.ts';
import { WOM as W } from './wom.messages.ts';

const NeedForm = lazyDrawer(async () => (await import('./need-form.tsx')).NeedForm, { title: W.needAdd, size: 560 });

const COSTS = [
  { key: 'cost', label: W.cost, kind: 'money', priority: 2, card: 3 },
  { key: 'bill', label: W.bill, kind: 'money', priority: 4 },
] as const;

export function NeedsDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const seesCosts = useCan('/wom/project', 'Cost');
  const positions = usePositions();
  const [open, setOpen] = useState<NeedRow | 'new' | null>(null);
  const confirm = useConfirm();
  const { run } = useWrite(needs.remove, { invalidates: WOM_READS });
  const nameOf = ({ position_id, shift_name }: NeedRow) =>
    [positions.find(({ value }) => value === String(position_id))?.label, shift_name].filter(Boolean).join(', ');
  const remove = async (row: NeedRow) => {
    if (await confirm({ title: t('needDeleteAsk', { name: nameOf(row) }), verb: W.delete, danger: true }))
      await run({ project_id: project.id, id: row.id, updated_at: row.updated_at }).catch(() => undefined);
  };
  const add = (
    <ActionButton needs={{ page: '/wom/project', action: 'Update' }} icon="plus" opens={NeedForm} onClick={() => setOpen('new')}>
      {t('needAdd')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={t('needsOf', { name: project.name })} size={720}>
      <ListPage
        plain
        inUrl={false}
        endpoint={needs.list}
        input={{ project_id: project.id }}
        defaults={needs.first}
        title={W.needs}
        columns={[
          {
            key: 'position_id',
            label: W.position,
            fixed: true,
            card: 'title',
            value: ({ position_id }: NeedRow) => String(positions.find(({ value }) => value === String(position_id))?.label ?? ''),
            second: ({ certificate_names, certificates }: NeedRow) => [...certificate_names, certificates].filter(Boolean).join(', ') || undefined,
          },
          {
            key: 'shift_name',
            label: W.shift,
            sort: true,
            priority: 1,
            card: 'subtitle',
            value: ({ shift_name, start_time, end_time }: NeedRow) => `${shift_name}, ${formatTime(start_time, locale)} – ${formatTime(end_time, locale)}`,
          },
          { key: 'headcount', label: W.headcount, kind: 'number', priority: 1, card: 1 },
          {
            key: 'start_date',
            label: W.period,
            kind: 'period',
            sort: true,
            priority: 2,
            card: 2,
            cell: ({ start_date, end_date }: NeedRow) => <DateRangeText from={start_date} to={end_date} />,
          },
          { key: 'days', label: W.personDays, kind: 'number', priority: 3 },
          ...(seesCosts ? COSTS : []),
        ]}
        rowName={nameOf}
        rowActions={(row: NeedRow) => [
          { key: 'edit', label: row.can.update ? W.edit : W.view, icon: row.can.update ? 'edit' : 'eye', onClick: () => setOpen(row) },
          {
            key: 'delete',
            label: W.delete,
            icon: 'delete',
            danger: true,
            needs: { page: '/wom/project', action: 'Update', call: needs.remove },
            onClick: () => remove(row),
            ...(!row.can.remove && { disabled: true, reason: row.kept ?? undefined }),
          },
        ]}
        onOpen={(row: NeedRow) => setOpen(row)}
        action={add}
        empty={{ drawing: 'register', title: W.needsNone, action: add }}
      />
      {open && <NeedForm project={project} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}
