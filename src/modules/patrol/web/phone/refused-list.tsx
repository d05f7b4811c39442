import { Button } from '@mantine/core';
import { formatClock, formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { dropEntry, type Entry } from './entry.store.ts';
import { serverNow } from './phone-call.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import { sendSooner } from './send-entries.ts';

interface RefusedListProps {
  readonly entries: readonly Entry[];
  readonly zone: string;
  readonly onAgain: () => void;
}

export const SIGN_OUT = 'logout';

/**
 * What the server did not take, with its reason: the guard sends it again or deletes it. A sign-out is told to the office instead. What the server failed at
 * stays, and says when it is sent again. Nothing where there is neither.
 */
export function RefusedList({ entries, zone, onAgain }: RefusedListProps) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const refused = entries.filter(({ state, failed }) => state === 'refused' || (state === 'waiting' && failed));
  if (refused.length === 0) return null;
  const again = async (entry: Entry) => {
    await sendSooner(entry, serverNow());
    onAgain();
  };
  const clock = (at: number) => formatClock(new Date(at), zone, locale);
  const why = ({ state, path, made_at, reason, failed }: Entry) => {
    if (state === 'waiting') return t('failedAt', { time: clock(failed?.again_at ?? 0) });
    return path === SIGN_OUT ? t('leftUnknown', { time: formatDateTime(new Date(made_at), zone, locale) }) : reason;
  };
  return (
    <section className={`${classes['notTaken']} frame`} aria-label={t('refused')}>
      <h2 className="title">{t('refused')}</h2>
      <ul className={`${classes['refused']} bare`}>
        {refused.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.label}</strong> {clock(entry.made_at)}
            <br />
            {why(entry)}
            <div className="wrap">
              {(entry.path !== SIGN_OUT || entry.state === 'waiting') && (
                <Button variant="default" onClick={() => void again(entry)}>
                  {t('tryAgain')}
                </Button>
              )}
              {entry.state === 'refused' && (
                <Button variant="subtle" color="red" onClick={() => void dropEntry(entry.id)}>
                  {t(entry.path === SIGN_OUT ? 'leftTold' : 'delete')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
