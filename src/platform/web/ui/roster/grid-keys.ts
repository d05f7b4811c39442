/** Where the keys lead in the roster. Pure. */
export interface Place {
  /** Counted from 0. */
  readonly row: number;
  readonly day: number;
}
interface Size {
  readonly rows: number;
  readonly days: number;
}

/** Rows that Page Up and Page Down go. */
const PAGE = 10;

/** The cell that a key leads to; null: the key leads nowhere. */
export function placeAfter(key: string, { row, day }: Place, { rows, days }: Size, ctrl = false): Place | null {
  const at = (toRow: number, toDay: number): Place => ({ row: Math.min(rows - 1, Math.max(0, toRow)), day: Math.min(days - 1, Math.max(0, toDay)) });
  switch (key) {
    case 'ArrowLeft':
      return at(row, day - 1);
    case 'ArrowRight':
      return at(row, day + 1);
    case 'ArrowUp':
      return at(row - 1, day);
    case 'ArrowDown':
      return at(row + 1, day);
    case 'PageUp':
      return at(row - PAGE, day);
    case 'PageDown':
      return at(row + PAGE, day);
    case 'Home':
      return at(ctrl ? 0 : row, 0);
    case 'End':
      return at(ctrl ? rows - 1 : row, days - 1);
    default:
      return null;
  }
}
