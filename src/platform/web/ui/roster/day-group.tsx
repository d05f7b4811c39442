import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '../status-chip.tsx';
import type { Assignee } from './day-cell.ts';
import { DAYS_GRID } from './days-grid.messages.ts';
import classes from './phone.module.css';

export interface DayGroupEntry {
  readonly assignee: Assignee;
  /** Below the name: where, or why not. */
  readonly note: string;
  /** The whole day in words. */
  readonly words: string;
  readonly isDraft: boolean;
  readonly onOpen: () => void;
}

interface DayGroupProps {
  readonly date: CalendarDate | undefined;
  readonly entries: readonly DayGroupEntry[];
  /** The times at which these people work; absent: they do not, and the list is behind one press. */
  readonly times?: string;
  /** Of those who do not work: whether the list is open to begin with. */
  readonly isOpen?: boolean;
}

/** On a phone: the people of a day who work by the same times, or who do not work. */
export function DayGroup({ date, entries, times, isOpen = false }: DayGroupProps) {
  const t = useT(DAYS_GRID);
  const list = (
    <ul className="bare">
      {entries.map(({ assignee, note, words, isDraft, onOpen }) => (
        <li key={assignee.id} className={classes['entry']}>
          <button type="button" className="plain-button" data-draft={isDraft || undefined} onClick={onOpen}>
            <span className="lines">
              <span className="strong">{assignee.name}</span>
              <span className="note">{note}</span>
            </span>
            {isDraft && <StatusChip status="Draft" />}
            {/* What is seen stands in the name, for whoever speaks to the portal; the day follows it. */}
            <span className="sr-only">{`, ${formatDate(date)}: ${words}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  if (times === undefined)
    return (
      <details key={String(date)} className={`${classes['group']} frame`} open={isOpen}>
        <summary className="subheading">{t('notWorking', { n: entries.length })}</summary>
        {list}
      </details>
    );
  return (
    <section className={`${classes['group']} frame`}>
      <h3 className="subheading">
        <span className="tabular">{times}</span> <span className="quiet">{t('people', { n: entries.length })}</span>
      </h3>
      {list}
    </section>
  );
}
