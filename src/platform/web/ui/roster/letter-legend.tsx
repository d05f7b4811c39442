import { useT } from '#platform/web/locale/locale.tsx';
import type { DayCell } from './day-cell.ts';
import { DAYS_GRID } from './days-grid.messages.ts';
import classes from './compact.module.css';

/** A letter or a ground of a compact grid, and what it stands for. */
export interface LegendMark extends Pick<DayCell, 'tone' | 'isStruck' | 'isDraft' | 'over'> {
  readonly letter: string;
  readonly words: string;
}

/** What the letters and grounds of a compact grid stand for. @param marks only those that it has, each with words of its own */
export function LetterLegend({ marks }: { marks: readonly LegendMark[] }) {
  const t = useT(DAYS_GRID);
  return (
    <ul className={`${classes['legend']} wrap bare small`} aria-label={t('legend')}>
      {marks.map(({ letter, words, tone, isStruck, isDraft, over }) => (
        <li key={words} className="inline">
          <span
            className="legend-letter strong"
            data-tone={tone ?? undefined}
            data-struck={isStruck || undefined}
            data-draft={isDraft || undefined}
            data-over={over}
          >
            {letter}
          </span>{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}
