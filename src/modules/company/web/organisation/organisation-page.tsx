import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { organisationImport, reorderLevels } from '../../contract/organisation.endpoints.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import { ORGANISATION_READS, useCompanyDetails } from '../company.queries.ts';
import { ORGANISATION_MESSAGES } from './organisation.messages.ts';
import { UNIT_KINDS } from './unit-kinds.tsx';
import { UnitList } from './unit-list.tsx';

const LevelOrder = lazyDrawer(async () => (await import('./level-order.tsx')).LevelOrder, { title: ORGANISATION_MESSAGES.order, size: 440 });

const PAGE = '/admin/company/organizational';
const CHART = 'chart';

const isKind = (tab: string | null): tab is OrganisationKind => ORGANISATION_KINDS.some((kind) => kind === tab);

/** R90: the five lists of the organisation and its chart; the tab is part of the address. */
export function Page() {
  const t = useT(ORGANISATION_MESSAGES);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = asked === CHART || isKind(asked) ? asked : 'branch';
  const { data, error, refetch } = useCompanyDetails();
  const company = data?.data;
  // The line has its room before the numbers are there.
  const context = company
    ? t('context', { branches: company.branches_count, divisions: company.divisions_count, departments: company.departments_count })
    : '\u00A0';
  const tabs = [
    ...ORGANISATION_KINDS.map((kind) => ({ href: `${PAGE}?tab=${kind}`, label: UNIT_NOUNS[kind], active: tab === kind })),
    { href: `${PAGE}?tab=${CHART}`, label: ORGANISATION_MESSAGES.chart, icon: 'sitemap', active: tab === CHART },
  ];
  const strip = <TabsNav label={t('lists')} tabs={tabs} />;
  if (isKind(tab)) return <UnitList unit={UNIT_KINDS[tab]} context={context} above={strip} tools={<Tools kind={tab} />} />;
  return (
    <>
      <PageHeader title={t('title')} context={context} />
      {strip}
      <Loaded error={error} refetch={refetch} shape="rows" count={8}>
        {company && <Slot name="organisation-chart" />}
      </Loaded>
    </>
  );
}

/** Import for every list, the order for levels. */
function Tools({ kind }: { kind: OrganisationKind }) {
  return (
    <>
      {kind === 'position_level' && <OrderButton />}
      <ImportButton calls={organisationImport} needs={{ page: PAGE, action: 'Create' }} title={ORGANISATION_MESSAGES.importTitle} stale={ORGANISATION_READS} />
    </>
  );
}

/** Opens the order of the levels; there is nothing to order below two. */
function OrderButton() {
  const t = useT(ORGANISATION_MESSAGES);
  const [open, setOpen] = useState(false);
  const may = useCan(PAGE, 'Update', reorderLevels);
  const levels = useCompanyDetails().data?.data.position_levels ?? [];
  if (!may || levels.length < 2) return null;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="sort" size={16} />} {...approachOf(LevelOrder)} onClick={() => setOpen(true)}>
        {t('order')}
      </Button>
      {open && <LevelOrder levels={levels} onClose={() => setOpen(false)} />}
    </>
  );
}
