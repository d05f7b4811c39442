/** Payroll setting (R32): general, items, opening figures, the statutory tables to look at, and the conformance of this installation. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { SETTING } from './setting.messages.ts';

const GeneralSetting = lazy(async () => ({ default: (await import('./general-setting.tsx')).GeneralSetting }));
const ItemList = lazy(async () => ({ default: (await import('./item-list.tsx')).ItemList }));
const OpeningList = lazy(async () => ({ default: (await import('./opening-list.tsx')).OpeningList }));
const TableViewer = lazy(async () => ({ default: (await import('./table-viewer.tsx')).TableViewer }));
const ConformancePart = lazy(async () => ({ default: (await import('./conformance/conformance-part.tsx')).ConformancePart }));

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
      <PageHeader title={t('title')} />
      <TabsNav
        label={SETTING.parts}
        tabs={PARTS.filter((key) => key !== 'law_changes' || mayCompare).map((key) => ({
          href: key === 'general' ? PATH : `${PATH}?part=${key}`,
          label: SETTING[key],
          active: key === part,
        }))}
      />
      <div style={{ marginBlockStart: 16 }}>
        <Suspense fallback={<Skeletons shape="rows" count={8} />}>
          {part === 'general' && <GeneralSetting />}
          {part === 'items' && <ItemList />}
          {part === 'openings' && <OpeningList />}
          {part === 'tables' && <TableViewer />}
          {part === 'law_changes' && mayCompare && <Slot name="payroll-law-changes" fallback={<Skeletons shape="rows" count={8} />} />}
          {part === 'conformance' && <ConformancePart />}
        </Suspense>
      </div>
    </>
  );
}
