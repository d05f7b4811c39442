/** Columns as Excel names them. */

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The column of a place such as `AA7`: A is 0. null where Excel has no such place. */
export function columnOf(place: string): number | null {
  const letters = /^\$?([A-Za-z]{1,3})\$?\d{0,7}$/.exec(place)?.[1];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
