/** A day of the roster on a phone: the days of the week to choose from, and who works by which times. */
import { useMemo } from 'react';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { sayTimes } from '#platform/contract/time/shown-times.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DayGroup, type DayGroupEntry } from '#platform/web/ui/roster/day-group.tsx';
import { DayStrip } from '#platform/web/ui/roster/day-strip.tsx';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import type { RosterKind, RosterRow } from '../../contract/roster.schema.ts';
import { countDay, groupDay, type DayEntry } from './day-groups.ts';
import { assigneeOf } from './roster-cells.tsx';
import { ROSTER } from './roster.messages.ts';
import { useRosterWords } from './roster-words.ts';

export interface PhoneRosterProps {
  readonly rows: readonly RosterRow[];
  readonly kinds: readonly RosterKind[];
  /** Of one week. */
  readonly dates: readonly CalendarDate[];
  readonly onOpen: (place: Place) => void;
}
interface RosterDayProps extends PhoneRosterProps {
  /** The place of the shown day among the dates. */
  readonly day: number;
  readonly onDay: (date: CalendarDate) => void;
}

export function RosterDay({ rows, kinds, dates, day, onDay, onOpen }: RosterDayProps) {
  const t = useT(ROSTER);
  const { locale } = useLocale();
  const words = useRosterWords();
  const { groups, away } = useMemo(() => groupDay(rows, kinds, kinds.map(words.faceOf), day), [rows, kinds, words, day]);
  const counts = useMemo(() => dates.map((_, at) => countDay(rows, kinds, at)), [rows, kinds, dates]);
  const date = dates[day];
  const entriesOf = (entries: readonly DayEntry[], why: boolean): DayGroupEntry[] =>
    entries.map(({ at, row, face }) => {
      const assignee = assigneeOf(row);
      const note = [why ? (face.over?.name ?? face.text) : assignee.detail, face.site, why ? null : face.over?.name].filter(Boolean).join(' · ');
      return { assignee, note, words: face.words, isDraft: face.isDraft, onOpen: () => onOpen({ row: at, day }) };
    });
  return (
    <>
      <DayStrip dates={dates} counts={counts} day={day} onDay={onDay} />
      {groups.length === 0 && <p className="quiet">{t('nobodyWorks')}</p>}
      {groups.map(({ times, entries }) => (
        <DayGroup key={times} date={date} times={sayTimes(times, locale)} entries={entriesOf(entries, false)} />
      ))}
      {away.length > 0 && <DayGroup date={date} entries={entriesOf(away, true)} isOpen={groups.length === 0} />}
    </>
  );
}
