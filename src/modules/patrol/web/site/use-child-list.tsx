/** What the lists under a site have in common: the open form, the button that adds, edit and delete of a row. */
import { useState } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { SITE_PAGE } from '../../contract/site/site.register.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import { SITE as W } from './site.messages.ts';

const UPDATE = { page: SITE_PAGE, action: 'Update' } as const;

export function useChildList<R extends Register>(register: R, site: { readonly id: number }, words: { readonly add: Text; readonly deleteAsk: Text }) {
  const say = useSay();
  const confirm = useConfirm();
  const [open, setOpen] = useState<RecordRow<R> | 'new' | null>(null);
  const { run } = useWrite(register.remove, { invalidates: PATROL_READS });
  const remove = async ({ id, updated_at }: RecordRow<R>) => {
    const input = { site_id: site.id, id, updated_at } as InputOf<R['remove']>;
    if (await confirm({ title: words.deleteAsk, verb: W.delete, danger: true })) await run(input).catch(() => undefined);
  };
  const add = (
    <ActionButton needs={UPDATE} icon="plus" onClick={() => setOpen('new')}>
      {say(words.add)}
    </ActionButton>
  );
  const rowActions = (row: RecordRow<R>): RowAction[] => [
    { key: 'edit', label: W.edit, icon: 'edit', needs: UPDATE, onClick: () => setOpen(row) },
    {
      key: 'delete',
      label: W.delete,
      icon: 'delete',
      danger: true,
      needs: UPDATE,
      onClick: () => remove(row),
      ...(!row.can.remove && { disabled: true, reason: row.kept ?? undefined }),
    },
  ];
  return { open, setOpen, add, rowActions };
}
