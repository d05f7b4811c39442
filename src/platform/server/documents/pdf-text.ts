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

function breakWord(face: Face, word: string, size: number, width: number): string[] {
  if (face.measure(word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && face.measure(piece + letter, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
