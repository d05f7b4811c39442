/** How a company checks, approves and pays claims (R27); the view is part of the address. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { SETTING } from './setting.messages.ts';

const ApprovalRules = lazy(async () => ({ default: (await import('./approval-rules.tsx')).ApprovalRules }));
const GeneralSetting = lazy(async () => ({ default: (await import('./general-setting.tsx')).GeneralSetting }));

const PAGE = '/claim/setting';
const RULES = `${PAGE}?tab=approval`;

export function Page() {
  const t = useT(SETTING);
  const approval = new URLSearchParams(useSearch()).get('tab') === 'approval';
  return (
    <>
      <PageHeader title={SETTING.title} />
      <TabsNav
        label={t('views')}
        tabs={[
          { href: PAGE, label: SETTING.general, active: !approval },
          { href: RULES, label: SETTING.approval, active: approval },
        ]}
      />
      <Suspense fallback={<Skeletons shape="form" count={6} />}>{approval ? <ApprovalRules /> : <GeneralSetting />}</Suspense>
    </>
  );
}
