/** What an officer is charged with, from the charge to its outcome. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { charges, type ChargeRow } from '../../contract/officer/charge.register.ts';
import { OUTCOME_NAMES } from '../../contract/officer/officer-words.ts';
import { OFFICER as W } from './officer.messages.ts';

const ChargeForm = lazyDrawer(async () => (await import('./charge-form.tsx')).ChargeForm, { title: W.chargeAdd });

export function ChargesDrawer({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useT(W);
  const [open, setOpen] = useState<ChargeRow | 'new' | null>(null);
  const add = (
    <ActionButton needs={{ page: '/auxiliary/officer', action: 'Update' }} icon="plus" opens={ChargeForm} onClick={() => setOpen('new')}>
      {t('chargeAdd')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={t('chargesOf', { name })} size={680}>
      <ListPage
        plain
        inUrl={false}
        endpoint={charges.list}
        input={{ officer_id: id }}
        defaults={charges.first}
        title={W.charges}
        columns={[
          { key: 'offence', label: W.offence, fixed: true, card: 'title' },
          { key: 'charged_on', label: W.chargedOn, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'inquiry_on', label: W.inquiryOn, kind: 'date', priority: 3 },
          {
            key: 'outcome',
            label: W.outcome,
            kind: 'status',
            card: 'badge',
            cell: ({ outcome }: ChargeRow) => <StatusChip status={null} label={OUTCOME_NAMES[outcome]} colour={outcome === 'Open' ? 'warning' : 'primary'} />,
          },
        ]}
        onOpen={(row: ChargeRow) => setOpen(row)}
        action={add}
        empty={{ drawing: 'register', title: W.chargesNone, action: add }}
      />
      {open && <ChargeForm officer={id} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}
