/** `/patrol/certificate#…`: what was patrolled, for whoever holds the link. Nobody signs in; the secret stands behind the sign, which no server is told. */
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatClock, formatDate, formatDateTime } from '#platform/contract/dates.ts';
import { ApiError, post } from '#platform/web/call/call.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState, State } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { printCertificate, type Certificate, type openCertificate } from '../../contract/certificate/certificate.endpoints.ts';
import { POINT_NAMES, ROUND_NAMES } from '../../contract/round/round-words.ts';
import { CERTIFICATE as W } from './certificate.messages.ts';
import classes from './certificate.module.css';

const tokenHere = () => window.location.hash.slice(1);

export function Page() {
  const [token, setToken] = useState(tokenHere);
  useEffect(() => {
    // Another link that is pasted into the same tab loads no page anew.
    const take = () => setToken(tokenHere());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token === '' ? (
    <Frame>
      <NoLink />
    </Frame>
  ) : (
    <Opened key={token} token={token} />
  );
}

function NoLink() {
  const t = useT(W);
  return <State drawing="search" title={t('notOpened')} hint={t('noLink')} />;
}

/** Each asking is counted as an opening, so it is asked once, and again by the reader alone. */
function useOpened(token: string) {
  const [data, setData] = useState<Certificate | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const asked = useRef(false);
  const ask = useCallback(async () => {
    setError(null);
    await post<typeof openCertificate>('api/patrol/certificates/open', { token }, { quiet: true }).then((answer) => setData(answer.data), setError);
  }, [token]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);
  return { data, error, refetch: ask };
}

function Opened({ token }: { token: string }) {
  const t = useT(W);
  const { data, error, refetch } = useOpened(token);
  const isOver = error instanceof ApiError && error.status === 404;
  return (
    <Frame company={data?.company}>
      {isOver ? (
        <div role="alert">
          <State drawing="search" title={t('notOpened')} hint={error.message} />
        </div>
      ) : (
        <Loaded error={error} refetch={refetch} shape="detail" count={8}>
          {data && <Body shown={data} token={token} />}
        </Loaded>
      )}
    </Frame>
  );
}

function Frame({ company, children }: { company?: string | undefined; children: ReactNode }) {
  const t = useT(W);
  const { locale, setLocale } = useLocale();
  const other = locale === 'en' ? 'ms' : 'en';
  return (
    <main className={classes['page']}>
      <div className="ends">
        <p className="strong flush">{company}</p>
        <Button variant="subtle" className={classes['screen']} lang={`${other}-MY`} onClick={() => setLocale(other)}>
          {t('otherLanguage')}
        </Button>
      </div>
      <h1>{t('heading')}</h1>
      {children}
    </main>
  );
}

function Body({ shown, token }: { shown: Certificate; token: string }) {
  const t = useT(W);
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const openPaper = () => {
    setBusy(true);
    // What went wrong is told by the call.
    void openFile(printCertificate, { token, language: locale })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const clock = (at: string) => formatClock(at, shown.time_zone, locale);
  const full = (at: string) => formatDateTime(at, shown.time_zone, locale);
  const facts = [
    [t('site'), shown.site],
    [t('date'), formatDate(shown.date)],
    [t('shift'), `${shown.shift_name} · ${t('span', { from: clock(shown.start_at), to: clock(shown.end_at) })}`],
    [t('number'), shown.number],
    [t('scans'), t('ofDue', { done: shown.done, expected: shown.expected })],
    [t('missed'), shown.missed],
  ] as const;
  return (
    <>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="quiet small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shown.rounds.length === 0 && <EmptyState drawing="place" title={W.noRounds} />}
      {shown.rounds.map(({ route, start_at, status, points }) => (
        <section key={`${start_at} ${route}`} className={classes['round']}>
          <div className="ends">
            <h2 className="title">{`${clock(start_at)} · ${route}`}</h2>
            <StatusChip status={null} label={ROUND_NAMES[status]} colour={status === 'Missed' || status === 'Incomplete' ? 'error' : 'primary'} />
          </div>
          <ul className="list">
            {points.map((point) => (
              <li key={`${point.due_at} ${point.code}`} className="wrap">
                <span>{`${point.code} · ${point.name}`}</span>
                <span className="quiet small">
                  {point.scanned_at ? t(point.manual ? 'byOffice' : 'scanned', { time: clock(point.scanned_at) }) : t('due', { time: clock(point.due_at) })}
                </span>
                <StatusChip status={point.status} label={POINT_NAMES[point.status]} colour={point.status === 'missed' ? 'error' : undefined} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="quiet small flush">{t('asOf', { time: full(shown.now), until: full(shown.expires_at) })}</p>
      <div className={`${classes['screen']} wrap`}>
        <Button loading={busy} onClick={openPaper}>
          {t('paper')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </>
  );
}
