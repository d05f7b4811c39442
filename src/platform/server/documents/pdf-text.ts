/** Breaking text into lines. */
import type { Face } from './pdf-face.ts';

const CONTROL = /[^\P{Cc}\n]+/gu;

/** One form for each letter, no control characters; line breaks stay. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, ' ').normalize('NFC');
}

/** The lines of a text in a width, in points. A word that is wider than the line is broken. At least one line. */
export function wrapText(face: Face, text: string, size: number, width: number): string[] {
  const clean = cleanText(text);
  if (!clean.includes('\n') && face.measure(clean, size) <= width) return [clean];
  return clean.split('\n').flatMap((paragraph) => wrapParagraph(face, paragraph, size, width));
}

function wrapParagraph(face: Face, paragraph: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (face.measure(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(face, word, size, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  lines.push(line);
  return lines;
}

/** What a person sees as one letter: a break never takes its signs away from it. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function breakWord(face: Face, word: string, size: number, width: number): string[] {
  if (face.measure(word, size) <= width) return [word];
  const letters = Array.from(LETTERS.segment(word), ({ segment }) => segment);
  const pieces: string[] = [];
  while (letters.length > 0) pieces.push(letters.splice(0, fitting(face, letters, size, width)).join(''));
  return pieces;
}

/** How many letters from the first fit the width, at least one. */
function fitting(face: Face, letters: readonly string[], size: number, width: number): number {
  const fits = (count: number) => face.measure(letters.slice(0, count).join(''), size) <= width;
  let most = 1;
  while (most < letters.length && fits(most * 2)) most *= 2;
  let tooMany = Math.min(most * 2, letters.length + 1);
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
