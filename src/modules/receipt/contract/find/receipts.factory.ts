/** Receipts as words with their places: text as it is printed, each line a piece, wide gaps parting it in two as recognition does. All invented. */
import type { Word } from './receipt-lines.ts';

const LETTER = 12;
const HEIGHT = 20;
const STEP = 30;
export const PAGE = { width: 600, height: 1200 };

/** @param sinks pixels that a line sinks from edge to edge: the photo is not straight */
export function wordsOf(text: string, { confidence = 90, sinks = 0 } = {}): Word[][] {
  return text
    .split('\n')
    .map((line) => line.replace(/^ {6}/, ''))
    .flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((piece) =>
        [...piece[0].matchAll(/\S+/g)].map((word): Word => {
          const x0 = 10 + (piece.index + word.index) * LETTER;
          const y0 = 10 + row * STEP + (sinks * x0) / PAGE.width;
          return { text: word[0], confidence, box: { x0, y0, x1: x0 + word[0].length * LETTER, y1: y0 + HEIGHT } };
        }),
      ),
    );
}
