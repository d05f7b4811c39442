import { Button } from '@mantine/core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { PATROL_DEVICE as W } from './device.messages.ts';
import classes from './pair-dialog.module.css';

export interface PairCode {
  readonly name: string;
  readonly code: string;
  readonly expires_at: string;
}

/** The code that connects a device: shown now, and never again. */
export function PairDialog({ code: { name, code, expires_at }, onClose }: { code: PairCode; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  return (
    <Dialog title={t('pairTitle', { name })} onClose={onClose}>
      <p>{t('codeSteps', { time: formatDateTime(expires_at, zone, locale) })}</p>
      <output className={classes['code']} aria-label={t('code')}>
        {code}
      </output>
      <Button onClick={onClose}>{t('done')}</Button>
    </Dialog>
  );
}
