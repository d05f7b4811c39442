import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listCompanyBanks } from '../../contract/bank.endpoints.ts';
import type { BankRow } from '../../contract/bank.schema.ts';
import { BankCard } from './bank-card.tsx';
import { BANK_MESSAGES as M } from './bank.messages.ts';
import classes from './bank.module.css';

const BankForm = lazy(async () => ({ default: (await import('./bank-form.tsx')).BankForm }));

type Task = { readonly row: BankRow | null };

/** R92: the accounts as cards; companies have few, so all stand on one page. */
export function Page() {
  const t = useT(M);
  const [task, setTask] = useState<Task | null>(null);
  const mayCreate = useCan('/admin/company/bank', 'Create');
  const { data, error, refetch } = useEndpoint(listCompanyBanks, { per_page: 100, sort: 'asc' });
  const rows = data?.data;
  const add = mayCreate && (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setTask({ row: null })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} context={t('context')} action={rows && rows.length > 0 && add} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Skeletons shape="cards" count={2} />
      ) : rows.length === 0 ? (
        <EmptyState title={M.emptyTitle} hint={M.emptyHint} action={add} />
      ) : (
        <div className={classes['cards']}>
          {rows.map((row) => (
            <BankCard key={row.id} row={row} onEdit={() => setTask({ row })} />
          ))}
        </div>
      )}
      {task && (
        <Suspense fallback={null}>
          <BankForm row={task.row} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
