/** The roster in the grid of the platform: a week by its times, a month by letters, with what each week comes to. */
import { useCallback, useMemo } from 'react';
import { addDays, formatDate, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AssigneeGrid, type AssigneeGridProps } from '#platform/web/ui/roster/assignee-grid.tsx';
import type { RosterKind, RosterRow } from '../../contract/roster.schema.ts';
import { RosterLegend } from './month/roster-legend.tsx';
import { plannedOn } from './month/roster-marks.ts';
import { assigneeOf, useRosterCells } from './roster-cells.tsx';
import { ROSTER } from './roster.messages.ts';
import { hoursText, useRosterWords } from './roster-words.ts';
import classes from './week-hours.module.css';

export interface RosterGridProps extends Pick<AssigneeGridProps<RosterRow>, 'label' | 'rows' | 'dates' | 'onOpen' | 'onCopy' | 'onCopied' | 'onClear'> {
  readonly kinds: readonly RosterKind[];
  /** Of a month: how many people each day needs. */
  readonly needed?: readonly number[] | undefined;
}

export function RosterGrid({ kinds, needed, ...grid }: RosterGridProps) {
  const t = useT(ROSTER);
  const words = useRosterWords();
  const { rows, dates } = grid;
  const { shifts, marks, cellOf } = useRosterCells(kinds, dates.length);
  const isMonth = marks !== null;
  const mondays = useMemo(() => mondaysOf(dates), [dates]);
  const sumOf = useCallback(
    (row: RosterRow) => {
      // As many as there are weeks: rows of the days before may still stand here.
      const weeks = row.weeks.slice(0, mondays.length);
      const texts = weeks.map((week, at) => words.weekText(week, formatDate(mondays[at] ?? '')));
      const warns = weeks.map(({ warnings }) => warnings.length > 0);
      // The weeks of a month in one figure; each of them, and what is wrong with it, under the pointer.
      return isMonth ? (
        <Hours minutes={weeks.reduce((sum, { minutes }) => sum + minutes, 0)} text={texts.join('\n')} warns={warns.includes(true)} />
      ) : (
        weeks.map(({ minutes }, at) => <Hours key={at} minutes={minutes} text={texts[at] ?? ''} warns={warns[at] === true} />)
      );
    },
    [mondays, words, isMonth],
  );
  return (
    <>
      {isMonth && <RosterLegend shifts={[...shifts.values()]} kinds={kinds} />}
      <AssigneeGrid
        {...grid}
        who={t('employee')}
        assigneeOf={assigneeOf}
        cellOf={cellOf}
        sum={{ head: t('hours'), of: sumOf }}
        heads={marks ? { planned: plannedOn(rows, marks, dates.length), needed } : undefined}
      />
    </>
  );
}

function Hours({ minutes, text, warns }: { minutes: number; text: string; warns: boolean }) {
  return (
    <span className={classes['week']} title={text} data-warn={warns || undefined}>
      {hoursText(minutes)}
      {warns && <Icon name="alert" size={14} label={text} />}
    </span>
  );
}

/** The Mondays of the weeks that the dates touch. */
function mondaysOf(dates: readonly CalendarDate[]): CalendarDate[] {
  const [first, last] = [dates[0], dates.at(-1)];
  const mondays: CalendarDate[] = [];
  if (first && last) for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
