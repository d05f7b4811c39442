/** The salary block of an employee's employment view. Hung into the slot `employee-employment`; the employee is `?id=`. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { listSalaries } from '../../contract/salary/salary.endpoints.ts';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { useMend } from '#modules/employee/web/public.tsx';
import { Cp38Part } from '#modules/tax-declaration/web/public.tsx';
import { Tp3Part } from './tp3-part.tsx';
import { SalaryVersions } from './salary-versions.tsx';
import { SALARY } from './salary.messages.ts';
import classes from './salary.module.css';

const SalaryForm = lazyDrawer(async () => (await import('./salary-form.tsx')).SalaryForm, { title: SALARY.formTitle, size: 680 });
const BankAccountForm = lazyDrawer(async () => (await import('./bank-account-form.tsx')).BankAccountForm, { title: SALARY.bankAccount, size: 480 });
const SalaryChart = lazy(async () => ({ default: (await import('./salary-chart.tsx')).SalaryChart }));

type Editing = { readonly base: SalaryRow | null; readonly replace: boolean };

export function SalaryPart() {
  const t = useT(SALARY);
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useEndpoint(listSalaries, { id: known ? id : 1 }, { enabled: known, keepPrevious: false });
  const [account, setAccount] = useState(false);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [mend, endMend] = useMend(['basic', 'bank_account_no']);
  if (!known) return null;
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="rows" count={3} />;
  const versions = data.data;
  const current = versions.find(({ is_current }) => is_current) ?? versions[0] ?? null;
  const mending = data.can.create ? mend : null;
  const shown = editing ?? (mending && !(mending === 'bank_account_no' && current) ? { base: current, replace: current !== null } : null);
  const banking = current !== null && (account || mending === 'bank_account_no');
  const close = () => {
    setEditing(null);
    setAccount(false);
    endMend();
  };
  const start = data.can.create && (
    <Button
      size="sm"
      variant="default"
      leftSection={<Icon name="plus" size={16} />}
      {...approachOf(SalaryForm)}
      onClick={() => setEditing({ base: current, replace: false })}
    >
      {t('newVersion')}
    </Button>
  );
  return (
    <>
      <section className={`${classes['card']} card stack`} aria-labelledby="salary-block">
        <div className="apart">
          <h2 className="title" id="salary-block">
            {t('title')}
          </h2>
          {versions.length > 0 && (
            <div className="wrap">
              {data.can.create && (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<Icon name="bank" size={16} />}
                  {...approachOf(BankAccountForm)}
                  onClick={() => setAccount(true)}
                >
                  {t('bankAccount')}
                </Button>
              )}
              {start}
            </div>
          )}
        </div>
        {versions.length === 0 ? (
          <EmptyState drawing="money" title={SALARY.none} hint={SALARY.first} action={start} />
        ) : (
          <SalaryVersions versions={versions} onChange={data.can.create ? (base) => setEditing({ base, replace: true }) : undefined} />
        )}
        {versions.length > 1 && (
          <Suspense fallback={<Skeletons shape="cards" count={1} />}>
            <SalaryChart versions={versions} />
          </Suspense>
        )}
        {shown && (
          <Suspense fallback={null}>
            <SalaryForm employeeId={id} {...shown} first={mend === 'basic' ? mend : undefined} onClose={close} />
          </Suspense>
        )}
        {banking && (
          <Suspense fallback={null}>
            <BankAccountForm employeeId={id} current={current} onClose={close} />
          </Suspense>
        )}
      </section>
      <Cp38Part employeeId={id} />
      <Tp3Part employeeId={id} />
    </>
  );
}
