import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionState } from '#platform/web/viewer.tsx';
import { wayBack } from '#platform/web/way-back.ts';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { companyBanks } from '../../contract/bank.register.ts';
import { BankCard } from './bank-card.tsx';
import { BANK_MESSAGES as M } from './bank.messages.ts';
import classes from './bank.module.css';

const BankForm = lazyDrawer(async () => (await import('./bank-form.tsx')).BankForm, { title: ({ row }) => (row ? M.editTitle : M.add) });

type Task = { readonly row: RecordRow<typeof companyBanks> | null };

const ADD = { page: '/admin/company/bank', action: 'Create', call: companyBanks.create } as const;

/** R92: the accounts as cards; companies have few, so all stand on one page. `?new=1` opens the form, `&back=` leads back after it. */
export function Page() {
  const t = useT(M);
  const [task, setTask] = useState<Task | null>(null);
  const may = useActionState(ADD.page, ADD.action, ADD);
  const [, navigate] = useLocation();
  const back = wayBack(useSearch());
  useAsked('new', () => may.allowed && !may.disabled && setTask({ row: null }));
  const { data, error, refetch } = useEndpoint(companyBanks.list, { per_page: 100, sort: 'asc' });
  const rows = data?.data;
  const add = (
    <ActionButton needs={ADD} icon="plus" opens={BankForm} onClick={() => setTask({ row: null })}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <PageHeader title={t('title')} action={rows && rows.length > 0 && add} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Skeletons shape="cards" count={2} />
      ) : rows.length === 0 ? (
        <EmptyState drawing="bank" title={M.emptyTitle} hint={M.emptyHint} action={add} />
      ) : (
        <div className={classes['cards']}>
          {rows.map((row) => (
            <BankCard key={row.id} row={row} onEdit={() => setTask({ row })} />
          ))}
        </div>
      )}
      {/* Whether it is the first one decides how the form begins. */}
      {task && rows && <BankForm row={task.row} first={rows.length === 0} onClose={() => setTask(null)} onSaved={() => back && navigate(back)} />}
    </>
  );
}
