import { Button } from '@mantine/core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { CODE, DEVICE } from '../face.messages.ts';
import classes from './secret.module.css';

export type Secret =
  | { readonly kind: 'token'; readonly name: string; readonly token: string }
  | { readonly kind: 'person'; readonly name: string; readonly code: string }
  | { readonly kind: 'code'; readonly name: string; readonly code: string; readonly expires_at: string };

/** A token, a pairing code or the code of a person: shown now, and never again. */
export function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const t = useT(DEVICE);
  const tc = useT(CODE);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const popup = usePopup();
  const text = secret.kind === 'token' ? secret.token : secret.code;
  const said = {
    token: () => ({ title: t('tokenTitle', { name: secret.name }), hint: t('tokenOnce') }),
    person: () => ({ title: tc('codeOf', { name: secret.name }), hint: tc('once') }),
    code: ({ expires_at }: { expires_at: string }) => ({
      title: t('code'),
      hint: t('pairSteps', { address: `${location.origin}/kiosk`, time: formatDateTime(expires_at, zone, locale) }),
    }),
  };
  const { title, hint } = secret.kind === 'code' ? said.code(secret) : said[secret.kind]();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    popup.success(t('copied'));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{hint}</p>
      <code className={classes['secret']} data-short={secret.kind === 'token' ? undefined : true}>
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
