/** Payroll setting (R32): general, items, opening figures, and the statutory tables to look at. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { TabsNav } from '#platform/web/ui/tabs-nav.tsx';
import { GeneralSetting } from './general-setting.tsx';
import { ItemList } from './item-list.tsx';
import { OpeningList } from './opening-list.tsx';
import { SETTING } from './setting.messages.ts';
import { TableViewer } from './table-viewer.tsx';

const PARTS = ['general', 'items', 'openings', 'tables'] as const;
const PATH = '/payroll/setting';

export function Page() {
  const t = useT(SETTING);
  const asked = new URLSearchParams(useSearch()).get('part');
  const part = PARTS.find((key) => key === asked) ?? 'general';
  return (
    <>
      <PageHeader title={t('title')} context={t('context')} />
      <TabsNav
        label={SETTING.parts}
        tabs={PARTS.map((key) => ({ href: key === 'general' ? PATH : `${PATH}?part=${key}`, label: SETTING[key], active: key === part }))}
      />
      <div style={{ marginBlockStart: 16 }}>
        {part === 'general' && <GeneralSetting />}
        {part === 'items' && <ItemList />}
        {part === 'openings' && <OpeningList />}
        {part === 'tables' && <TableViewer />}
      </div>
    </>
  );
}
