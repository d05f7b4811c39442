/** Entitlement (R21): balances of everybody, the types of leave, and who approves; the tab is part of the address. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { BalanceActions } from './balance-actions.tsx';
import { BalanceList } from './balance-list.tsx';
import { ENTITLEMENT } from './entitlement.messages.ts';

const TypeList = lazy(async () => ({ default: (await import('./type-list.tsx')).TypeList }));
const ApprovalRules = lazy(async () => ({ default: (await import('./approval-rules.tsx')).ApprovalRules }));

/** What each tab is about, in one line below the title. */
const CONTEXT = { balances: 'balancesHint', types: 'typesHint', approval: 'approvalHint' } as const;

const PAGE = '/leave/entitlement';

export function Page() {
  const t = useT(ENTITLEMENT);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = asked === 'types' || asked === 'approval' ? asked : 'balances';
  return (
    <>
      <PageHeader title={ENTITLEMENT.title} context={t(CONTEXT[tab])} action={tab === 'balances' && <BalanceActions />} />
      <TabsNav
        label={t('tabs')}
        tabs={[
          { href: PAGE, label: ENTITLEMENT.balances, active: tab === 'balances' },
          { href: `${PAGE}?tab=types`, label: ENTITLEMENT.types, active: tab === 'types' },
          { href: `${PAGE}?tab=approval`, label: ENTITLEMENT.approval, active: tab === 'approval' },
        ]}
      />
      <Suspense fallback={<Skeletons shape="rows" count={8} />}>
        {tab === 'balances' && <BalanceList />}
        {tab === 'types' && <TypeList />}
        {tab === 'approval' && <ApprovalRules />}
      </Suspense>
    </>
  );
}
