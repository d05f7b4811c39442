/** Guards who patrol, and their PINs. */
import { useState } from 'react';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { GUARD_POSITIONS, GUARD_SOURCES, patrolGuards, type PatrolGuardRow } from '../../contract/guard/guard.register.ts';
import { ACTIVE_TABS } from '../active-tabs.ts';
import { findSites } from '../find-choices.ts';
import { PATROL_GUARD as W, ROLE_NAMES, SOURCE_NAMES } from './guard.messages.ts';

const GuardForm = lazyDrawer(async () => (await import('./guard-form.tsx')).GuardForm, { title: ({ row }) => row?.name ?? W.addTitle, size: 560 });
const GuardDrawer = lazyDrawer(async () => (await import('./guard-drawer.tsx')).GuardDrawer, { title: ({ guard }) => guard.name, shape: 'detail', size: 720 });
const PinForm = lazyDrawer(async () => (await import('./pin-form.tsx')).PinForm, { title: W.setPin, size: 440 });

const Pin = ({ row: { has_pin } }: { row: PatrolGuardRow }) => (
  <StatusChip status={null} label={has_pin ? W.hasPin : W.noPin} colour={has_pin ? 'success' : 'warning'} />
);

export function Page() {
  const t = useT(W);
  const say = useSay();
  const [shown, show] = useState<PatrolGuardRow | null>(null);
  const [pinOf, setPinOf] = useState<PatrolGuardRow | null>(null);
  return (
    <>
      <RegisterPage
        register={patrolGuards}
        title={W.title}
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 2, card: 1 },
          { key: 'name', label: W.guard, kind: 'person', fixed: true, card: 'title', second: ({ guard_no }) => guard_no, picture: ({ image }) => image },
          { key: 'source', label: W.source, priority: 5, value: ({ source }) => say(SOURCE_NAMES[source]) },
          { key: 'position', label: W.role, priority: 3, value: ({ position }) => say(ROLE_NAMES[position]) },
          { key: 'home_site', label: W.home, priority: 1, card: 'subtitle' },
          { key: 'phone', label: W.phone, priority: 5 },
          { key: 'duty_today', label: W.dutyToday, priority: 2, card: 2 },
          {
            key: 'completion_percent',
            label: W.completion,
            kind: 'number',
            priority: 3,
            card: 3,
            value: ({ completion_percent: n }) => (n === null ? null : t('percent', { n })),
          },
          { key: 'late', label: W.late, kind: 'number', priority: 4 },
          { key: 'missed', label: W.missed, kind: 'number', priority: 4 },
          { key: 'has_pin', label: W.pin, priority: 2, cell: (row) => <Pin row={row} /> },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status, fit }: PatrolGuardRow) => <StatusChip status={status} {...(!fit && { label: W.unfit, colour: 'warning' as const })} />,
          },
        ]}
        filters={[
          { kind: 'tabs', key: 'status', label: W.status, initial: 'Active', options: ACTIVE_TABS },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'lookup', key: 'site_id', label: W.home, load: findSites, number: true },
          { kind: 'select', key: 'source', label: W.source, options: GUARD_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })) },
          { kind: 'select', key: 'position', label: W.role, options: GUARD_POSITIONS.map((value) => ({ value, label: ROLE_NAMES[value] })) },
        ]}
        moreActions={(row: PatrolGuardRow) => [
          { key: 'record', label: W.record, icon: 'calendar', onClick: () => show(row) },
          { key: 'pin', label: W.setPin, icon: 'key', needs: { page: '/patrol/guard', action: 'Update' }, onClick: () => setPinOf(row) },
        ]}
        words={W}
        nameOf={({ name }) => name}
        Form={GuardForm}
      />
      {shown && <GuardDrawer guard={shown} onClose={() => show(null)} />}
      {pinOf && <PinForm guard={pinOf} onClose={() => setPinOf(null)} />}
    </>
  );
}
