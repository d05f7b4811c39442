import { Button } from '@mantine/core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { pairLink } from '#platform/web/device/pair-link.ts';
import type { DeviceRow } from '../../contract/device/device.register.ts';
import { QrCode } from '../qr-code.tsx';
import { PATROL_DEVICE as W } from './device.messages.ts';
import classes from './pair-dialog.module.css';

export interface PairCode {
  readonly name: string;
  readonly type: DeviceRow['type'];
  readonly code: string;
  readonly expires_at: string;
}

/** The code that connects a device, and the link with it for its camera: shown now, and never again. */
export function PairDialog({ code: { name, type, code, expires_at }, onClose }: { code: PairCode; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const link = pairLink(window.location.origin, type === 'Point' ? '/point' : '/guard', code);
  return (
    <Dialog title={t('pairTitle', { name })} onClose={onClose}>
      <p>{t('codeSteps', { time: formatDateTime(expires_at, zone, locale) })}</p>
      <QrCode text={link} label={t('link')} className={classes['qr']} />
      <output className={classes['code']} aria-label={t('code')}>
        {code}
      </output>
      <Button onClick={onClose}>{t('done')}</Button>
    </Dialog>
  );
}
