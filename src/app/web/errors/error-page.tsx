import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { documentTitle } from '#platform/contract/navigation.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ERROR_MESSAGES } from './errors.messages.ts';
import styles from './error-page.module.css';
import { RouteError, statusOf } from './route-error.ts';

export interface ErrorPageProps {
  readonly error: unknown;
  /** Offers to try again what failed, e.g. when the server did not answer. */
  readonly retry?: (() => void) | undefined;
}

/** The page of a route that failed (specification §2 and §8): status, title, message, contacts, ways out. */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useT(ERROR_MESSAGES);
  const say = useSay();
  const status = statusOf(error);
  const missing = status === 404;
  const message = error instanceof RouteError ? say(error.text) : error instanceof Error && 'status' in error ? error.message : t('unexpected');

  useEffect(() => {
    document.title = documentTitle(missing ? t('notFound') : t('occurredTab'));
  }, [missing, t]);

  return (
    <section className={styles.page} aria-labelledby="error-title">
      <p className={styles.status}>{status}</p>
      <h1 id="error-title" className={styles.title}>
        {missing ? t('notFound') : t('occurred')}
      </h1>
      <p className={styles.message}>{message}</p>
      {missing && <p className="quiet">{t('missing')}</p>}
      <div className={styles.ways}>
        {retry && <Button onClick={retry}>{t('retry')}</Button>}
        <Button variant="default" onClick={goBack}>
          {t('back')}
        </Button>
        {!missing && (
          <Button variant="default" component="a" href="/">
            {t('home')}
          </Button>
        )}
      </div>
      <Contacts />
    </section>
  );
}

/** Where nothing is behind, the portal's first page is. */
function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}

/** Contacts of the organisation's support; where none is configured, whom to ask instead. */
function Contacts() {
  const t = useT(ERROR_MESSAGES);
  const support = useDomain().support ?? {};
  const links: [keyof typeof support & ('email' | 'phone' | 'whatsapp'), string][] = [
    ['email', 'mailto:'],
    ['phone', 'tel:'],
    ['whatsapp', 'https://wa.me/'],
  ];
  const ways = links.filter(([key]) => support[key]);
  if (ways.length === 0 && !support.address) return <p className={styles.contacts}>{t('ask')}</p>;
  return (
    <div className={styles.contacts}>
      <p>{t('help')}</p>
      <dl>
        {ways.map(([key, scheme]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <a href={scheme + (support[key] ?? '').replace(key === 'whatsapp' ? /\D/g : /\s/g, '')}>{support[key]}</a>
            </dd>
          </div>
        ))}
        {support.address && (
          <div>
            <dt>{t('address')}</dt>
            <dd>{support.address}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
