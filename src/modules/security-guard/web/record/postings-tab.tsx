/** Where the guard was and is posted. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { postings, type PostingRow } from '../../contract/record/posting.register.ts';
import { PAGE } from '../addresses.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { POSTING_ROLE_NAMES } from '../../contract/guard/guard-words.ts';
import { RECORD as W } from '../record.messages.ts';

const PostingForm = lazyDrawer(async () => (await import('./posting-form.tsx')).PostingForm, { title: W.addPosting, size: 560 });
const UPDATE = { page: PAGE, action: 'Update' } as const;

export function PostingsTab({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const say = useSay();
  const confirm = useConfirm();
  const [open, setOpen] = useState<PostingRow | 'new' | null>(null);
  const { run } = useWrite(postings.remove, { invalidates: GUARD_READS });
  const remove = async ({ id, updated_at }: PostingRow) => {
    if (await confirm({ title: W.deletePosting, verb: W.delete, danger: true })) await run({ guard_id: guard.id, id, updated_at }).catch(() => undefined);
  };
  const add = (
    <ActionButton needs={{ ...UPDATE, call: postings.create }} icon="plus" opens={PostingForm} onClick={() => setOpen('new')}>
      {t('addPosting')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof postings.list, PostingRow>
        plain
        inUrl={false}
        title={W.postings}
        endpoint={postings.list}
        input={{ guard_id: guard.id }}
        defaults={postings.first}
        columns={[
          { key: 'place', label: W.place, fixed: true, card: 'title' },
          { key: 'role', label: W.role, priority: 2, card: 'subtitle', value: ({ role }) => say(POSTING_ROLE_NAMES[role]) },
          { key: 'shift', label: W.shift, priority: 3 },
          { key: 'from_date', label: W.from, kind: 'date', sort: true, priority: 1, card: 1 },
          {
            key: 'to_date',
            label: W.to,
            kind: 'date',
            priority: 1,
            card: 2,
            cell: ({ to_date }) => (to_date ? <DateText value={to_date} /> : <span className="quiet">{t('openEnd')}</span>),
          },
        ]}
        onOpen={setOpen}
        rowName={({ place }) => place}
        rowActions={(row) => [
          { key: 'edit', label: W.edit, icon: 'edit', needs: UPDATE, onClick: () => setOpen(row) },
          { key: 'delete', label: W.delete, icon: 'delete', danger: true, needs: UPDATE, onClick: () => remove(row) },
        ]}
        opens={PostingForm}
        action={add}
        empty={{ drawing: 'place', title: W.noPostings, action: add }}
      />
      {open && <PostingForm guard={guard} row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
