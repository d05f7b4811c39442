import { navigate } from 'wouter/use-browser-location';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { ACTIVITY_OPTIONS } from '../../contract/activity.ts';
import { outletFilter, outletImport, outlets } from '../../contract/outlet/outlet.register.ts';
import { OUTLET_TYPE_WORDS, OUTLET_TYPES } from '../../contract/outlet/outlet.schema.ts';
import { REGION_WORDS, REGIONS } from '../../contract/outlet/region.ts';
import { OUTLET_READS } from '../sales-reads.ts';
import { OUTLET } from './outlet.messages.ts';

const OutletForm = lazyDrawer(async () => (await import('./outlet-form.tsx')).OutletForm, {
  title: ({ row }) => row?.name ?? OUTLET.addTitle,
  size: 680,
});

/** Retail outlets: list, form, import. */
export function Page() {
  const say = useSay();
  const places = useEndpoint(outletFilter, {}, { quiet: true, staleTime: 30_000 }).data?.data;
  return (
    <RegisterPage
      register={outlets}
      title={OUTLET.title}
      columns={[
        { key: 'code', label: OUTLET.code, kind: 'identity', sort: true, priority: 3 },
        { key: 'name', label: OUTLET.name, sort: true, fixed: true, card: 'title' },
        { key: 'chain', label: OUTLET.chain, sort: true, priority: 2, card: 'subtitle' },
        { key: 'type', label: OUTLET.type, priority: 4, value: ({ type }) => say(OUTLET_TYPE_WORDS[type]) },
        { key: 'city', label: OUTLET.city, sort: true, priority: 1, card: 1 },
        { key: 'state', label: OUTLET.state, sort: true, priority: 3 },
        {
          key: 'supervisors',
          label: OUTLET.supervisors,
          priority: 2,
          card: 2,
          value: ({ supervisors }) => supervisors.map(({ name }) => name).join(', '),
        },
        { key: 'projects_count', label: OUTLET.projects, kind: 'number', priority: 3 },
        { key: 'today', label: OUTLET.today, kind: 'number', priority: 1 },
        { key: 'status', label: OUTLET.status, kind: 'status', card: 'badge' },
      ]}
      filters={[
        { kind: 'tabs', key: 'status', label: OUTLET.status, initial: 'Active', options: ACTIVITY_OPTIONS },
        { kind: 'keyword', key: 'keyword' },
        { kind: 'select', key: 'chain', label: OUTLET.chain, options: places?.chains ?? [] },
        { kind: 'select', key: 'type', label: OUTLET.type, options: OUTLET_TYPES.map((value) => ({ value, label: OUTLET_TYPE_WORDS[value] })) },
        { kind: 'select', key: 'state', label: OUTLET.state, options: places?.states ?? [] },
        { kind: 'select', key: 'city', label: OUTLET.city, options: places?.cities ?? [] },
        { kind: 'select', key: 'region', label: OUTLET.region, options: REGIONS.map((value) => ({ value, label: REGION_WORDS[value] })) },
      ]}
      tools={<ImportButton calls={outletImport} needs={{ page: '/spm/outlet', action: 'Import' }} title={OUTLET.importTitle} stale={OUTLET_READS} />}
      moreActions={({ id }) => [{ key: 'open', label: OUTLET.open, icon: 'eye', onClick: () => navigate(`/spm/outlet/view?id=${id}`) }]}
      words={OUTLET}
      nameOf={({ name }) => name}
      Form={OutletForm}
    />
  );
}
