/** How a company checks, approves and pays claims (R27); the view is part of the address. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { ApprovalRules } from './approval-rules.tsx';
import { GeneralSetting } from './general-setting.tsx';
import { SETTING } from './setting.messages.ts';

const PAGE = '/claim/setting';
const RULES = `${PAGE}?tab=approval`;

export function Page() {
  const t = useT(SETTING);
  const approval = new URLSearchParams(useSearch()).get('tab') === 'approval';
  return (
    <>
      <PageHeader title={SETTING.title} context={t('context')} />
      <TabsNav
        label={t('views')}
        tabs={[
          { href: PAGE, label: SETTING.general, active: !approval },
          { href: RULES, label: SETTING.approval, active: approval },
        ]}
      />
      {approval ? <ApprovalRules /> : <GeneralSetting />}
    </>
  );
}
