import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Inside } from '../../../contract/logbook/inside.schema.ts';
import { KIND_NAMES } from '../../../contract/logbook/log-words.ts';
import type { Entry } from '../entry.store.ts';
import classes from '../phone.module.css';
import type { WrittenFields } from './writing-panel.tsx';
import { WRITING } from './writing.messages.ts';

interface InsideListProps {
  /** As the server told it last. */
  readonly inside: readonly Inside[];
  /** What this phone has written since. */
  readonly entries: readonly Entry[];
  readonly zone: string;
  readonly onOut: (written: WrittenFields) => Promise<void>;
}

/** Visitors, vehicles and contractors who are inside, and keys that are out; each goes out by one press. */
export function InsideList({ inside, entries, zone, onOut }: InsideListProps) {
  const t = useT(WRITING);
  const say = useSay();
  const { locale } = useLocale();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const own = new Set(entries.flatMap(({ body, state }) => (body['act'] === 'Out' && state !== 'refused' ? [body['about_no']] : [])));
  const shown = inside.filter(({ entry_no }) => !own.has(entry_no) && !gone.has(entry_no));
  if (shown.length === 0) return null;
  const out = async ({ entry_no, kind, subject }: Inside) => {
    setGone((all) => new Set([...all, entry_no]));
    await onOut({ path: 'log-entries', fields: { act: 'Out', about_no: entry_no, kind, subject }, label: t('outOf', { subject }), photos: [] });
  };
  return (
    <section className={`${classes['briefing']} frame`}>
      <strong>{t('inside')}</strong>
      <ul className="bare">
        {shown.map((each) => (
          <li key={each.entry_no} className="wrap">
            <span>{t('insideSince', { kind: say(KIND_NAMES[each.kind]), subject: each.subject, time: formatClock(each.at, zone, locale) })}</span>
            <Button variant="default" size="md" aria-label={t('outOf', { subject: each.subject })} onClick={() => void out(each)}>
              {t('out')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
