/** Days of people where there are no people: because of a filter, or because nobody is employed yet. */
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import type { Filter } from '#platform/web/ui/list/list-types.ts';
import { isFiltered } from '#platform/web/ui/list/list-url.ts';
import type { ListControl } from '#platform/web/ui/list/use-list-state.ts';
import { EmptyState } from '#platform/web/ui/page/states.tsx';

const MESSAGES = defineMessages({
  none: { en: 'No employees yet', ms: 'Belum ada pekerja' },
  hint: { en: 'Their days appear here once they are added.', ms: 'Hari kerja mereka dipaparkan di sini selepas mereka ditambah.' },
  add: { en: 'Add employees', ms: 'Tambah pekerja' },
});

function AddEmployees() {
  const t = useT(MESSAGES);
  return (
    <ActionButton needs={{ page: '/admin/employee', action: 'Create' }} icon="plus" href="/admin/employee">
      {t('add')}
    </ActionButton>
  );
}

/** What a list says that is empty without a filter. */
export const NO_EMPLOYEES = { drawing: 'people', title: MESSAGES.none, hint: MESSAGES.hint, action: <AddEmployees /> } as const;

export const NobodyShown = ({ list, filters }: { list: ListControl; filters: readonly Filter[] }) => (
  <div className="frame">{isFiltered(list.state, filters) ? <EmptyState onClearFilter={list.clearFilters} /> : <EmptyState {...NO_EMPLOYEES} />}</div>
);
