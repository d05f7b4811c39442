import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { LETTER_NAMES, STATE_NAMES } from '../../contract/manage/day-state.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './month-grid.module.css';

/** What each letter of the grid stands for. */
export const LETTERS: Readonly<Record<string, Text>> = {
  '✓': STATE_NAMES.ontime,
  L: STATE_NAMES.late,
  E: MANAGE.leftEarly,
  SV: STATE_NAMES.visit,
  A: STATE_NAMES.absent,
  OL: STATE_NAMES.leave,
  PH: STATE_NAMES.holiday,
  RD: STATE_NAMES.rest,
  OD: STATE_NAMES.off,
};

/** What the grid shows for a letter. */
export function useLetter(): (letter: string) => string {
  const say = useSay();
  return (letter) => {
    const shown = (LETTER_NAMES as Readonly<Record<string, Text>>)[letter];
    return shown ? say(shown) : letter;
  };
}

export function MonthLetters() {
  const letterOf = useLetter();
  const t = useT(MANAGE);
  const say = useSay();
  return (
    <ul className={`wrap bare small ${classes['legend']}`} aria-label={t('letters')}>
      {Object.entries(LETTERS).map(([letter, text]) => (
        <li key={letter} className="inline">
          <span data-letter={letter}>{letterOf(letter)}</span> {say(text)}
        </li>
      ))}
    </ul>
  );
}
