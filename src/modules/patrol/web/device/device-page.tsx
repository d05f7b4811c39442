/** Devices of the sites: whether they answer, and how they are connected. */
import { useState } from 'react';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DEVICE_TYPES, makePairCode, patrolDevices, type DeviceRow } from '../../contract/device/device.register.ts';
import { ACTIVE_TABS } from '../active-tabs.ts';
import { findSites } from '../find-choices.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import { DEVICE_NAMES, PATROL_DEVICE as W } from './device.messages.ts';
import { DeviceTiles } from './device-tiles.tsx';
import type { PairCode } from './pair-dialog.tsx';

const DeviceForm = lazyDrawer(async () => (await import('./device-form.tsx')).DeviceForm, { title: ({ row }) => row?.name ?? W.addTitle, size: 560 });
const PairDialog = lazyDrawer(async () => (await import('./pair-dialog.tsx')).PairDialog, { shape: 'none' });
const DisconnectForm = lazyDrawer(async () => (await import('./disconnect-form.tsx')).DisconnectForm, { title: W.disconnect, size: 440 });

const DevicePlace = lazyDrawer(async () => (await import('./device-place.tsx')).DevicePlace, { title: W.place, shape: 'detail', size: 560 });

const RESET = { page: '/patrol/device', action: 'Reset Token' } as const;

const Connection = ({ row: { online, connected } }: { row: DeviceRow }) =>
  connected || online ? (
    <StatusChip status={null} colour={online ? 'success' : 'error'} label={online ? W.online : W.offline} />
  ) : (
    <StatusChip status={null} colour="primary" label={W.unconnected} />
  );

export function Page() {
  const t = useT(W);
  const say = useSay();
  const confirm = useConfirm();
  const [code, show] = useState<PairCode | null>(null);
  const [located, locate] = useState<DeviceRow | null>(null);
  const [ending, end] = useState<DeviceRow | null>(null);
  const { run } = useWrite(makePairCode, { invalidates: PATROL_READS });
  const pair = async ({ id, name, type, connected }: DeviceRow) => {
    const title = { en: t('pairAsk', { name }), ms: t('pairAsk', { name }) };
    if (!connected || (await confirm({ title, message: W.pairAskText, verb: W.pair, danger: true }))) show({ name, type, ...(await run({ id })).data });
  };
  return (
    <>
      <RegisterPage
        register={patrolDevices}
        title={W.title}
        above={<DeviceTiles />}
        columns={[
          { key: 'name', label: W.device, sort: true, fixed: true, card: 'title', second: ({ serial_no }) => serial_no },
          { key: 'type', label: W.type, priority: 4, value: ({ type }) => say(DEVICE_NAMES[type]) },
          { key: 'site', label: W.site, priority: 1, card: 'subtitle' },
          { key: 'guard', label: W.guard, priority: 2, card: 3 },
          { key: 'connected', label: W.connection, priority: 1, card: 'badge', cell: (row) => <Connection row={row} /> },
          { key: 'last_seen_at', label: W.lastSeen, kind: 'datetime', sort: true, priority: 2, card: 1 },
          {
            key: 'battery',
            label: W.battery,
            kind: 'number',
            priority: 3,
            card: 2,
            value: ({ battery }) => (battery === null ? null : `${battery}%`),
          },
          { key: 'app_version', label: W.version, priority: 5 },
          { key: 'status', label: W.status, kind: 'status' },
        ]}
        filters={[
          { kind: 'tabs', key: 'status', label: W.status, initial: 'Active', options: ACTIVE_TABS },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          { kind: 'select', key: 'type', label: W.type, options: DEVICE_TYPES.map((value) => ({ value, label: DEVICE_NAMES[value] })) },
          {
            kind: 'select',
            key: 'online',
            label: W.connection,
            options: [
              { value: 'true', label: W.online },
              { value: 'false', label: W.offline },
            ],
          },
        ]}
        moreActions={(row: DeviceRow) => [
          { key: 'locate', label: W.locate, icon: 'map-pin', onClick: () => locate(row) },
          ...(row.status === 'Active'
            ? [
                { key: 'pair', label: W.pair, icon: 'key', needs: RESET, onClick: () => pair(row) },
                ...(row.connected ? [{ key: 'disconnect', label: W.disconnect, icon: 'close', danger: true, needs: RESET, onClick: () => end(row) }] : []),
              ]
            : []),
        ]}
        words={W}
        nameOf={({ name }) => name}
        Form={DeviceForm}
      />
      {code && <PairDialog code={code} onClose={() => show(null)} />}
      {located && <DevicePlace device={located} onClose={() => locate(null)} />}
      {ending && <DisconnectForm device={ending} onClose={() => end(null)} />}
    </>
  );
}
