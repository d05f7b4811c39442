/** Payroll setting (R32): general, items, opening figures, the statutory tables to look at, and the conformance of this installation. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { TabsNav } from '#platform/web/ui/tabs-nav.tsx';
import { ConformancePart } from './conformance/conformance-part.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { LawDifference } from '../review/law-difference.tsx';
import { GeneralSetting } from './general-setting.tsx';
import { ItemList } from './item-list.tsx';
import { OpeningList } from './opening-list.tsx';
import { SETTING } from './setting.messages.ts';
import { TableViewer } from './table-viewer.tsx';

const PARTS = ['general', 'items', 'openings', 'tables', 'law_changes', 'conformance'] as const;
const PATH = '/payroll/setting';

export function Page() {
  const t = useT(SETTING);
  // It names what each employee earns.
  const mayCompare = useCan('/payroll/manage');
  const asked = new URLSearchParams(useSearch()).get('part');
  const part = PARTS.find((key) => key === asked) ?? 'general';
  return (
    <>
      <PageHeader title={t('title')} context={t('context')} />
      <TabsNav
        label={SETTING.parts}
        tabs={PARTS.filter((key) => key !== 'law_changes' || mayCompare).map((key) => ({
          href: key === 'general' ? PATH : `${PATH}?part=${key}`,
          label: SETTING[key],
          active: key === part,
        }))}
      />
      <div style={{ marginBlockStart: 16 }}>
        {part === 'general' && <GeneralSetting />}
        {part === 'items' && <ItemList />}
        {part === 'openings' && <OpeningList />}
        {part === 'tables' && <TableViewer />}
        {part === 'law_changes' && mayCompare && <LawDifference />}
        {part === 'conformance' && <ConformancePart />}
      </div>
    </>
  );
}
