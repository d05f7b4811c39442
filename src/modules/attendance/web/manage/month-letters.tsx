import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { LETTER_KEY, LETTER_NAMES } from '../../contract/manage/day-state.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './month-grid.module.css';

/** What each letter of the grid stands for. */
export const LETTERS: Readonly<Record<string, Text>> = Object.fromEntries(LETTER_KEY.map(({ letter, name }) => [letter, name]));

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
          <span data-letter={letter} className="legend-letter">
            {letterOf(letter)}
          </span>{' '}
          {say(text)}
        </li>
      ))}
    </ul>
  );
}
