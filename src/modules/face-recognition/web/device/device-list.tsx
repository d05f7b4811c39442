import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { disconnectDevice, frDevices, issueToken, makePairCode, type DeviceRow } from '../../contract/device/device.register.ts';
import { FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import { DEVICE_READS } from '../face-reads.ts';
import { DEVICE } from '../face.messages.ts';
import type { Secret } from './secret-dialog.tsx';

const DeviceForm = lazyDrawer(async () => (await import('./device-form.tsx')).DeviceForm, { title: ({ row }) => row?.name ?? DEVICE.addTitle, size: 560 });
const SecretDialog = lazyDrawer(async () => (await import('./secret-dialog.tsx')).SecretDialog, { shape: 'none' });

const UPDATE = { page: '/attendance/fr-record', action: 'Update' } as const;

function useConnections(show: (secret: Secret) => void) {
  const confirm = useConfirm();
  const t = useT(DEVICE);
  const token = useWrite(issueToken, { invalidates: DEVICE_READS });
  const code = useWrite(makePairCode);
  const end = useWrite(disconnectDevice, { invalidates: DEVICE_READS });
  const issue = async ({ id, name, connected }: DeviceRow) => {
    const isSure =
      !connected ||
      (await confirm({ title: { en: t('tokenAsk', { name }), ms: t('tokenAsk', { name }) }, message: DEVICE.tokenAskText, verb: DEVICE.token, danger: true }));
    if (isSure) show({ kind: 'token', name, token: (await token.run({ id })).data.token });
  };
  const pair = async ({ id, name }: DeviceRow) => show({ kind: 'code', name, ...(await code.run({ id })).data });
  const disconnect = async ({ id, name }: DeviceRow) => {
    if (
      await confirm({
        title: { en: t('disconnectAsk', { name }), ms: t('disconnectAsk', { name }) },
        message: DEVICE.disconnectText,
        verb: DEVICE.disconnect,
        danger: true,
      })
    )
      await end.run({ id });
  };
  return (row: DeviceRow): RowAction[] => [
    { key: 'pair', label: DEVICE.pair, icon: 'camera', onClick: () => pair(row), needs: UPDATE },
    { key: 'token', label: DEVICE.token, icon: 'key', onClick: () => issue(row), needs: UPDATE },
    ...(row.connected ? [{ key: 'disconnect', label: DEVICE.disconnect, icon: 'close', danger: true, onClick: () => disconnect(row), needs: UPDATE }] : []),
  ];
}

const Connection = ({ row: { online, connected } }: { row: DeviceRow }) =>
  connected ? (
    <StatusChip status={null} colour={online ? 'success' : 'error'} label={online ? DEVICE.online : DEVICE.offline} />
  ) : (
    <StatusChip status={null} colour="primary" label={DEVICE.unconnected} />
  );

/** Devices of the company: where they are, whether they are there, and how they are connected. */
export function DeviceList() {
  const t = useT(DEVICE);
  const tw = useT(FACE_WORDS);
  const [secret, show] = useState<Secret | null>(null);
  const connections = useConnections(show);
  return (
    <>
      <RegisterPage
        plain
        inUrl={false}
        register={frDevices}
        title={DEVICE.addTitle}
        columns={[
          { key: 'name', label: DEVICE.name, sort: true, fixed: true, card: 'title', second: ({ serial_no }) => serial_no },
          { key: 'place', label: DEVICE.place, priority: 1, card: 'subtitle', value: ({ place }) => place ?? t('everywhere') },
          { key: 'online', label: DEVICE.connection, card: 'badge', cell: (row) => <Connection row={row} /> },
          { key: 'last_seen_at', label: DEVICE.lastSeen, kind: 'datetime', sort: true, priority: 2, card: 1 },
          { key: 'enrolled_count', label: DEVICE.enrolled, kind: 'number', priority: 3, card: 2 },
          { key: 'direction', label: DEVICE.direction, priority: 4, value: ({ direction }) => tw(direction) },
          { key: 'queued', label: DEVICE.queued, kind: 'number', priority: 5, value: ({ queued }) => queued || null },
          { key: 'status', label: DEVICE.status, kind: 'status', priority: 4 },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        words={DEVICE}
        nameOf={({ name }) => name}
        moreActions={connections}
        Form={DeviceForm}
      />
      {secret && <SecretDialog secret={secret} onClose={() => show(null)} />}
    </>
  );
}
