/** What a grid of assignees and days is told of its rows and cells, whatever module plans them. */
import type { ReactNode } from 'react';

/** Who is planned: an employee, a promoter, a guard, an officer. */
export interface Assignee {
  readonly id: number;
  readonly name: string;
  /** The second line: a position, a code. A compact grid leaves it out. */
  readonly detail?: string | null | undefined;
}

/**
 * A day of one assignee as it is drawn. Hand the same object over as long as the day is drawn the same: a cell is
 * drawn again when its object is another one.
 */
export interface DayCell {
  /** All of it in words, for the pointer and for screen readers. */
  readonly words: string;
  /** What a cell of a week has room for. */
  readonly content: ReactNode;
  /** What a compact cell has room for: one letter or two. */
  readonly letter?: string | undefined;
  /** Place of its colour among `TONES`; null: nobody works. Compact cells alone are coloured. */
  readonly tone?: number | null | undefined;
  /** Struck through: planned, but away for the whole day. */
  readonly isStruck?: boolean | undefined;
  readonly isOff?: boolean | undefined;
  readonly isDraft?: boolean | undefined;
  readonly over?: 'holiday' | 'leave' | undefined;
  /** There is something in it that can be dragged to another cell. */
  readonly canDrag?: boolean | undefined;
}

/** Colours that compact cells have; further kinds begin again with the first, told apart by their letters. */
export const TONES = 5;
/** More days than a week are drawn compact. */
export const WEEK_DAYS = 7;
