/** Face recognition of a company, for its owner (R17): what was seen, by which devices, of whom, and how it is wanted. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { FACE } from './face.messages.ts';
import { FaceList } from './record/face-list.tsx';

const DeviceList = lazy(async () => ({ default: (await import('./device/device-list.tsx')).DeviceList }));
const CodeList = lazy(async () => ({ default: (await import('./code/code-list.tsx')).CodeList }));
const EnrolmentList = lazy(async () => ({ default: (await import('./enrolment/enrolment-list.tsx')).EnrolmentList }));
const FaceSetting = lazy(async () => ({ default: (await import('./setting/face-setting.tsx')).FaceSetting }));

const PAGE = '/attendance/fr-record';
const PARTS = { records: FaceList, devices: DeviceList, enrolments: EnrolmentList, codes: CodeList, settings: FaceSetting };
type Part = keyof typeof PARTS;

export function Page() {
  const t = useT(FACE);
  const asked = new URLSearchParams(useSearch()).get('tab') ?? '';
  const chosen: Part = asked in PARTS ? (asked as Part) : 'records';
  const Shown = PARTS[chosen];
  return (
    <>
      <PageHeader title={FACE.title} />
      <TabsNav
        label={t('views')}
        tabs={(Object.keys(PARTS) as Part[]).map((part) => ({
          href: part === 'records' ? PAGE : `${PAGE}?tab=${part}`,
          label: FACE[part],
          active: part === chosen,
        }))}
      />
      <Suspense fallback={<Skeletons shape="rows" count={6} />}>
        <Shown />
      </Suspense>
    </>
  );
}
