/** The stores of the unit. */
import { useState } from 'react';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { stores, type StoreRow } from '../../contract/armoury/store.register.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';

export function StoresDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const [open, setOpen] = useState<StoreRow | 'new' | null>(null);
  const add = (
    <ActionButton needs={{ page: '/auxiliary/asset', action: 'Update' }} icon="plus" onClick={() => setOpen('new')}>
      {t('storeAdd')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={W.stores} size={560}>
      <ListPage
        plain
        inUrl={false}
        endpoint={stores.list}
        defaults={stores.first}
        title={W.stores}
        columns={[
          { key: 'name', label: W.name, sort: true, fixed: true, card: 'title' },
          { key: 'address', label: W.address, card: 'subtitle' },
          { key: 'things', label: W.things, kind: 'number', card: 1 },
        ]}
        onOpen={(row: StoreRow) => setOpen(row)}
        action={add}
        empty={{ drawing: 'register', title: W.storesNone, action: add }}
      />
      {open && <StoreForm row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}

function StoreForm({ row, onClose }: { row: StoreRow | null; onClose: () => void }) {
  const readOnly = !useCan('/auxiliary/asset', 'Update');
  const form = useRecordForm(stores, row, { name: '', address: '' }, { stale: UNIT_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row ? W.storeEdit : W.storeAdd} form={form} readOnly={readOnly} size={440}>
      <TextField form={form} name="name" label={W.name} maxLength={80} />
      <TextField form={form} name="address" label={W.address} rows={2} maxLength={300} />
    </FormDrawer>
  );
}
