import { Button } from '@mantine/core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { DEVICE } from '../face.messages.ts';
import classes from './secret.module.css';

export type Secret =
  | { readonly kind: 'token'; readonly name: string; readonly token: string }
  | { readonly kind: 'code'; readonly name: string; readonly code: string; readonly expires_at: string };

/** A token or a pairing code: shown now, and never again. */
export function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const t = useT(DEVICE);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const popup = usePopup();
  const text = secret.kind === 'token' ? secret.token : secret.code;
  const hint =
    secret.kind === 'token' ? t('tokenOnce') : t('pairSteps', { address: `${location.origin}/kiosk`, time: formatDateTime(secret.expires_at, zone, locale) });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    popup.success(t('copied'));
  };
  return (
    <Dialog title={secret.kind === 'token' ? t('tokenTitle', { name: secret.name }) : t('code')} onClose={onClose}>
      <p>{hint}</p>
      <code className={classes['secret']} data-short={secret.kind === 'code' || undefined}>
        {text}
      </code>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 16 }}>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
    </Dialog>
  );
}
