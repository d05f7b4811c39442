/** Emergencies: those that nobody has acknowledged stand first and count the seconds; a tone sounds where the user wants it. */
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { createEmergency, emergencySummary, exportEmergencies, listEmergencies, type EmergencyRow } from '../../contract/emergency/emergency.endpoints.ts';
import { TYPE_NAMES, EMERGENCY_STATUS_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { EMERGENCY_STATUSES, EMERGENCY_TYPES } from '../../contract/emergency/emergency.schema.ts';
import { findSites } from '../find-choices.ts';
import { useAlarmSound } from './alarm-sound.ts';
import { Elapsed } from './elapsed.tsx';
import { EMERGENCY_COLOURS } from './emergency-looks.ts';
import { EMERGENCY as W } from './emergency.messages.ts';

const RaiseForm = lazyDrawer(async () => (await import('./raise-form.tsx')).RaiseForm, { title: W.raise, size: 480 });
const EmergencyDrawer = lazyDrawer(async () => (await import('./emergency-drawer.tsx')).EmergencyDrawer, { title: W.emergency, shape: 'detail', size: 720 });
const TypeChart = lazy(async () => ({ default: (await import('./type-chart.tsx')).TypeChart }));
const PAGE = { page: '/patrol/ops/emergency' } as const;
const EXPORTS = reportChoices(exportEmergencies);

export function Page() {
  const t = useT(W);
  const say = useSay();
  const [isRaising, setRaising] = useState(false);
  const sums = useEndpoint(emergencySummary, {}, { quiet: true }).data?.data;
  const [isLoud, turnSound] = useAlarmSound((sums?.waiting ?? 0) > 0);
  const raise = (
    <ActionButton needs={{ ...PAGE, action: 'Create', call: createEmergency }} icon="plus" opens={RaiseForm} onClick={() => setRaising(true)}>
      {t('raise')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof listEmergencies, EmergencyRow>
        endpoint={listEmergencies}
        exports={EXPORTS}
        exportNeeds={{ ...PAGE, action: 'Export' }}
        action={raise}
        tools={
          <ActionButton variant="default" needs={PAGE} onClick={turnSound}>
            {t(isLoud ? 'soundOff' : 'soundOn')}
          </ActionButton>
        }
        above={
          <Tiles
            tiles={[
              { name: t('waiting'), value: sums?.waiting ?? '–' },
              { name: t('open'), value: sums?.open ?? '–' },
              { name: t('median'), value: sums?.acknowledge_seconds == null ? '–' : t('seconds', { n: sums.acknowledge_seconds }) },
              { name: t('falseShare'), value: sums?.false_percent == null ? '–' : t('percent', { n: sums.false_percent }) },
            ]}
          />
        }
        defaults={{ sort: 'desc', sortBy: 'received_at' }}
        columns={[
          { key: 'received_at', label: W.received, kind: 'datetime', sort: true, priority: 1, card: 1 },
          { key: 'type', label: W.type, fixed: true, card: 'title', value: ({ type }) => say(TYPE_NAMES[type]), second: ({ number }) => number },
          { key: 'site', label: W.site, priority: 1, card: 'subtitle' },
          { key: 'guard', label: W.guard, priority: 2, card: 2, value: ({ guard, by_office }) => guard ?? (by_office ? t('office') : null) },
          {
            key: 'acknowledge_seconds',
            label: W.acknowledged,
            priority: 1,
            card: 3,
            cell: ({ acknowledge_seconds: n, received_at }) => (n === null ? <Elapsed since={received_at} /> : <span>{t('seconds', { n })}</span>),
          },
          {
            key: 'resolve_minutes',
            label: W.resolved,
            kind: 'number',
            priority: 3,
            value: ({ resolve_minutes: n }) => (n === null ? null : t('minutes', { n })),
          },
          { key: 'level', label: W.level, kind: 'number', priority: 4 },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }) => <StatusChip status={null} label={EMERGENCY_STATUS_NAMES[status]} colour={EMERGENCY_COLOURS[status]} />,
          },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          { kind: 'select', key: 'type', label: W.type, options: EMERGENCY_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })) },
          { kind: 'select', key: 'status', label: W.status, options: EMERGENCY_STATUSES.map((value) => ({ value, label: EMERGENCY_STATUS_NAMES[value] })) },
        ]}
        rowName={({ number }) => number}
        opens={EmergencyDrawer}
        detail={(id, close) => <EmergencyDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint, action: raise }}
      />
      {sums && sums.by_type.length > 0 && (
        <Suspense fallback={null}>
          <TypeChart types={sums.by_type} />
        </Suspense>
      )}
      {isRaising && <RaiseForm onClose={() => setRaising(false)} />}
    </>
  );
}
