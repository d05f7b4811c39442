/** Below a preview: what its letters and shades stand for. */
import { OFF_ON } from '#platform/contract/calls/reports.endpoints.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../../locale/locale.tsx';
import type { Mark, ReportRow, ShownColumn } from './report-columns.ts';
import classes from './report-table.module.css';

const MESSAGES = defineMessages({
  rest: { en: 'Rest day', ms: 'Hari rehat' },
  holiday: { en: 'Holiday', ms: 'Cuti umum' },
});

interface Props {
  readonly marks: readonly Mark[] | undefined;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ReportRow[];
}

export function ReportKey({ marks = [], columns, rows }: Props) {
  const t = useT(MESSAGES);
  const off = new Set(columns.flatMap((column) => (column.kind === 'day' ? rows.map((row) => row[`${OFF_ON}${column.key}`]) : [])));
  const shades = [...(off.has('rest') ? (['rest'] as const) : []), ...([...off].some((each) => each && each !== 'rest') ? (['holiday'] as const) : [])];
  return (
    marks.length + shades.length > 0 && (
      <ul className={classes['key']}>
        {marks.map(({ mark, name, tone }) => (
          <li key={mark} className="inline">
            <strong data-tone={tone} className="legend-letter">
              {mark}
            </strong>{' '}
            {name}
          </li>
        ))}
        {shades.map((shade) => (
          <li key={shade} className="inline">
            <span className={classes['swatch']} data-off={shade} aria-hidden />
            {t(shade)}
          </li>
        ))}
      </ul>
    )
  );
}
