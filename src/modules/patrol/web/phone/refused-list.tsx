import { Button } from '@mantine/core';
import { formatClock, formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { changeEntry, dropEntry, type Entry } from './entry.store.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';

interface RefusedListProps {
  readonly entries: readonly Entry[];
  readonly zone: string;
  readonly onAgain: () => void;
}

export const SIGN_OUT = 'logout';

/** What the server did not take, with its reason: the guard sends it again or deletes it. A sign-out is told to the office instead. Nothing where there is none. */
export function RefusedList({ entries, zone, onAgain }: RefusedListProps) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const refused = entries.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  const again = async (entry: Entry) => {
    await changeEntry({ ...entry, state: 'waiting', reason: null });
    onAgain();
  };
  return (
    <section className={`${classes['notTaken']} frame`} aria-label={t('refused')}>
      <h2 className="title">{t('refused')}</h2>
      <ul className={`${classes['refused']} bare`}>
        {refused.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.label}</strong> {formatClock(new Date(entry.made_at), zone, locale)}
            <br />
            {entry.path === SIGN_OUT ? t('leftUnknown', { time: formatDateTime(new Date(entry.made_at), zone, locale) }) : entry.reason}
            <div className="wrap">
              {entry.path !== SIGN_OUT && (
                <Button variant="default" onClick={() => void again(entry)}>
                  {t('tryAgain')}
                </Button>
              )}
              <Button variant="subtle" color="red" onClick={() => void dropEntry(entry.id)}>
                {t(entry.path === SIGN_OUT ? 'leftTold' : 'delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
