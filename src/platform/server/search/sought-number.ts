/** Numbers of a series (`LV-2026-000012`) as people type them: the beginning of one, or its last digits alone. */

/** Each from `from` on and below `until`, byte by byte, as `~>=~` and `~<~` compare. */
export interface SoughtNumbers {
  readonly from: readonly string[];
  readonly until: readonly string[];
}

const DIGITS = 6;
/** Above every digit and dash. */
const LAST = '\u007f';

/**
 * @param year digits alone are a number of this year or of the one before
 * @returns null: nobody types a number of this series so. The prefix alone is a word like any other (`pay`).
 */
export function soughtNumbers(prefix: string, text: string, year: number): SoughtNumbers | null {
  const begun = begunBy(prefix, text, year);
  return begun.length === 0 ? null : { from: begun, until: begun.map((from) => from + LAST) };
}

function begunBy(prefix: string, text: string, year: number): string[] {
  if (/^\d{1,7}$/.test(text)) return [year, year - 1].map((each) => `${prefix}-${each}-${text.padStart(DIGITS, '0')}`);
  const [, digits, rest = ''] = new RegExp(`^${prefix}[- ]?(\\d{1,4})(-\\d*)?$`, 'i').exec(text) ?? [];
  return digits === undefined ? [] : [`${prefix}-${digits}${rest}`];
}
