/** A row of what needs a person today: a sentence, when it is due, one button. Rows of all modules stand in one list of the dashboard. */
import { createContext, use, type ReactNode } from 'react';
import { calendarDate, daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from './locale/locale.tsx';
import { DAY_MESSAGES } from './duty.messages.ts';
import classes from './duty.module.css';
import { ActionButton, type ActionButtonProps } from './ui/action/action-button.tsx';
import { Icon } from './ui/icon/icons.tsx';
import { useToday } from './ui/values.tsx';

/** What the row of a thing is handed, in the shape that its module's contract declares. */
export interface TodoProps<Shape> {
  readonly id: string;
  readonly due: string | null;
  readonly data: Shape;
}

/** The most urgent row, whose button is the filled one of the page. */
export const MostUrgentContext = createContext(false);

/** Days from today; negative when it is past. */
export const daysUntil = (today: CalendarDate, date: string) => daysInclusive(today, calendarDate(date)) - 1;

/** From so many days on a day is near. */
const NEAR_DAYS = 3;
const toneOf = (days: number) => (days < 0 ? 'late' : days <= NEAR_DAYS ? 'near' : undefined);

/** The last day and how far it is: `by 28/11/26 · 4 days left`. */
function Due({ date }: { date: string }) {
  const t = useT(DAY_MESSAGES);
  const days = daysUntil(useToday(), date);
  const far = days < 0 ? t('daysLate', { n: -days }) : days === 0 ? t('dueToday') : days === 1 ? t('dueTomorrow') : t('daysLeft', { n: days });
  return (
    <span className={classes['due']} data-tone={toneOf(days)}>
      {t('by', { date: formatDate(date) })} · {far}
    </span>
  );
}

export interface TodoRowProps {
  readonly icon: string;
  /** The sentence: what to do, about how many, how much. */
  readonly children: ReactNode;
  /** The last day on which it is in time; null: no day is said. */
  readonly due?: string | null;
  /** Below the sentence: whom it is about. */
  readonly note?: ReactNode;
  /** Its one button (`DutyButton`), or what decides it in place. */
  readonly action: ReactNode;
  /** What its button opened, over the whole width. */
  readonly below?: ReactNode;
}

/** `RM` and its figure stay on one line. */
const wholeAmounts = (sentence: string) => sentence.replaceAll(/\bRM (?=\d)/g, 'RM\u00A0');

export function TodoRow({ icon, children, due = null, note, action, below }: TodoRowProps) {
  return (
    <div className={classes['row']}>
      <span className={classes['mark']} aria-hidden>
        <Icon name={icon} size={18} />
      </span>
      <div className="words">
        <p className={classes['sentence']}>{typeof children === 'string' ? wholeAmounts(children) : children}</p>
        {(note || due) && (
          <p className={`${classes['note']} quiet small`}>
            {note}
            {note && due && ' · '}
            {due && <Due date={due} />}
          </p>
        )}
      </div>
      <div className={classes['action']}>{action}</div>
      {below && <div className={classes['below']}>{below}</div>}
    </div>
  );
}

/** How the button of a row looks in its place: filled on the most urgent one. */
export const useTodoLook = () => ({ size: 'xs', variant: use(MostUrgentContext) ? 'filled' : 'default' }) as const;

/** The button of a row that takes a right. */
export function TodoButton(props: Omit<ActionButtonProps, 'variant' | 'size'>) {
  return <ActionButton {...props} {...useTodoLook()} />;
}
