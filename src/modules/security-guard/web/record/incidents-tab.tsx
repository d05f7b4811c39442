/** What the guard was commended or warned for. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { INCIDENT_NAMES } from '../../contract/guard/guard-words.ts';
import { incidents, type IncidentRow } from '../../contract/record/incident.register.ts';
import { PAGE } from '../addresses.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';

const IncidentForm = lazyDrawer(async () => (await import('./incident-form.tsx')).IncidentForm, { title: W.addEntry, size: 560 });
const UPDATE = { page: PAGE, action: 'Update' } as const;

export function IncidentsTab({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const say = useSay();
  const confirm = useConfirm();
  const [open, setOpen] = useState<IncidentRow | 'new' | null>(null);
  const { run } = useWrite(incidents.remove, { invalidates: GUARD_READS });
  const remove = async ({ id, updated_at }: IncidentRow) => {
    if (await confirm({ title: W.deleteEntry, verb: W.delete, danger: true })) await run({ guard_id: guard.id, id, updated_at }).catch(() => undefined);
  };
  const add = (
    <ActionButton needs={{ ...UPDATE, call: incidents.create }} icon="plus" opens={IncidentForm} onClick={() => setOpen('new')}>
      {t('addEntry')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof incidents.list, IncidentRow>
        plain
        inUrl={false}
        title={W.discipline}
        endpoint={incidents.list}
        input={{ guard_id: guard.id }}
        defaults={incidents.first}
        columns={[
          { key: 'description', label: W.description, fixed: true, card: 'title' },
          { key: 'date', label: W.date, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'action', label: W.action, priority: 3, card: 'subtitle' },
          {
            key: 'type',
            label: W.type,
            kind: 'status',
            card: 'badge',
            value: ({ type }) => say(INCIDENT_NAMES[type]),
            cell: ({ type }) => <StatusChip status={null} label={INCIDENT_NAMES[type]} colour={type === 'Commendation' ? 'success' : 'warning'} />,
          },
        ]}
        onOpen={setOpen}
        rowName={({ description }) => description}
        rowActions={(row) => [
          { key: 'edit', label: W.edit, icon: 'edit', needs: UPDATE, onClick: () => setOpen(row) },
          { key: 'delete', label: W.delete, icon: 'delete', danger: true, needs: UPDATE, onClick: () => remove(row) },
        ]}
        opens={IncidentForm}
        action={add}
        empty={{ drawing: 'register', title: W.noEntries, action: add }}
      />
      {open && <IncidentForm guard={guard} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
