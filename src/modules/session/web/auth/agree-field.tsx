import { Checkbox } from '@mantine/core';
import { useDomain } from '#platform/web/domain.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import styles from './auth.module.css';
import { AUTH_MESSAGES } from './auth.messages.ts';

interface AgreeFieldProps {
  readonly form: {
    readonly values: { readonly terms: boolean };
    readonly errors: { readonly terms?: string };
    readonly set: (name: 'terms', value: boolean) => void;
  };
}

/** What somebody agrees to who makes an account. */
export function AgreeField({ form }: AgreeFieldProps) {
  const t = useT(AUTH_MESSAGES);
  const links = useDomain().external_links;
  return (
    <Checkbox
      label={
        <>
          {t('agree')} <Agreed to={links?.terms ?? '/auth/terms'}>{t('terms')}</Agreed>
          {' · '}
          <Agreed to={links?.privacy ?? '/auth/privacy'}>{t('privacy')}</Agreed>
        </>
      }
      checked={form.values.terms}
      error={form.errors.terms}
      onChange={(event) => form.set('terms', event.currentTarget.checked)}
    />
  );
}

/** It opens beside the form, which stays as it is. */
function Agreed({ to, children }: { to: string; children: string }) {
  return (
    <a className={`${styles.link} ${styles.inText} reach`} href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
