import { useCallback } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { AssigneeDays } from '#platform/web/ui/roster/assignee-days.tsx';
import type { RosterRow } from '../../contract/roster.schema.ts';
import { assigneeOf, useRosterCells } from './roster-cells.tsx';
import type { PhoneRosterProps } from './roster-day.tsx';
import { useRosterWords } from './roster-words.ts';

/** A week of the roster on a phone, person by person: what it comes to, and the days of whom one opens. */
export function RosterPeople({ rows, kinds, dates, onOpen }: PhoneRosterProps) {
  const words = useRosterWords();
  const { cellOf } = useRosterCells(kinds, dates.length);
  const noteOf = useCallback(
    ({ weeks: [week] }: RosterRow) => (week ? { words: words.weekText(week, formatDate(dates[0] ?? '')), warns: week.warnings.length > 0 } : null),
    [words, dates],
  );
  return <AssigneeDays rows={rows} dates={dates} assigneeOf={assigneeOf} cellOf={cellOf} noteOf={noteOf} onOpen={onOpen} />;
}
