/** Days of the roster as cells of the grid of the platform. */
import { useCallback, useMemo } from 'react';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { WEEK_DAYS, type Assignee, type DayCell } from '#platform/web/ui/roster/day-cell.ts';
import type { RosterKind, RosterRow } from '../../contract/roster.schema.ts';
import { markOf, shiftsOf, type DayMark } from './month/roster-marks.ts';
import { useRosterWords, type Face } from './roster-words.ts';

/** Who a row of the roster is of. */
export const assigneeOf = ({ employee }: RosterRow): Assignee => ({
  id: employee.id,
  name: employee.name,
  detail: employee.position ?? employee.employee_code,
});

const cellFrom = (face: Face, mark: DayMark | undefined): DayCell => ({
  words: face.words,
  content: <Times face={face} />,
  letter: mark?.letter,
  tone: mark?.tone,
  isStruck: mark?.isStruck,
  isOff: face.isOff,
  isDraft: face.isDraft,
  over: face.over?.kind,
  canDrag: face.sessions.length > 0,
});

/** How rows of these kinds of days are drawn: the same as long as the kinds are. @param days how many are shown */
export function useRosterCells(kinds: readonly RosterKind[], days: number) {
  const words = useRosterWords();
  const { locale } = useLocale();
  const isMonth = days > WEEK_DAYS;
  const faces = useMemo(() => kinds.map(words.faceOf), [kinds, words]);
  const shifts = useMemo(() => shiftsOf(isMonth ? kinds : []), [kinds, isMonth]);
  const marks = useMemo(() => (isMonth ? kinds.map((kind) => markOf(kind, shifts, locale)) : null), [kinds, shifts, locale, isMonth]);
  const cells = useMemo(() => faces.map((face, at) => cellFrom(face, marks?.[at])), [faces, marks]);
  const cellOf = useCallback((row: RosterRow, day: number) => cells[row.days[day] ?? -1], [cells]);
  return { faces, shifts, marks, cellOf };
}

/** What a cell of a week has room for. */
function Times({ face }: { face: Face }) {
  return (
    <>
      {face.lines.map((line) => (
        <span key={line} className="tabular">
          {line}{' '}
        </span>
      ))}
      {face.text && <span className="quiet">{face.text} </span>}
      {face.site && <small className="cut">{face.site} </small>}
      {face.over && <small className="strong cut">{face.over.name}</small>}
    </>
  );
}
