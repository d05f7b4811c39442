/** Words that were recognised on a picture, put together to the lines that a person reads. */

/** In pixels of the picture. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Word {
  readonly text: string;
  /** 0 to 100 */
  readonly confidence: number;
  readonly box: Box;
}

export interface Line {
  readonly words: readonly Word[];
  readonly text: string;
}

/** What was found, how sure it is (0 to 1), and the words that say so. */
export interface Found<T> {
  readonly value: T;
  readonly confidence: number;
  readonly words: readonly Word[];
}

const middleX = ({ box }: Word) => (box.x0 + box.x1) / 2;
const middleY = ({ box }: Word) => (box.y0 + box.y1) / 2;
const height = ({ box }: Word) => box.y1 - box.y0;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** How far lines sink from left to right, by what was recognised in one piece; a photo is hardly ever quite straight. */
function slopeOf(pieces: readonly (readonly Word[])[]): number {
  const slopes = pieces.flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || words.length < 3) return [];
    const width = middleX(last) - middleX(first);
    return width > 0 ? [(middleY(last) - middleY(first)) / width] : [];
  });
  return median(slopes);
}

/** @param pieces what was recognised together: a label and its amount at the other edge come in two, and become one line */
export function linesOf(pieces: readonly (readonly Word[])[]): Line[] {
  const slope = slopeOf(pieces);
  const level = (word: Word) => middleY(word) - slope * middleX(word);
  const rows: { level: number; words: Word[] }[] = [];
  for (const word of pieces.flat().toSorted((a, b) => level(a) - level(b))) {
    const row = rows.at(-1);
    // Half a letter apart: letters of one line differ by less, the next line by more.
    if (row && level(word) - row.level < Math.max(height(word), median(row.words.map(height))) / 2) row.words.push(word);
    else rows.push({ level: level(word), words: [word] });
  }
  return rows.map(({ words }) => {
    const ordered = words.toSorted((a, b) => a.box.x0 - b.box.x0);
    return { words: ordered, text: ordered.map(({ text }) => text).join(' ') };
  });
}

/** The sureness of some words, made less by a doubt of the rule that chose them. */
export const sureness = (words: readonly Word[], rule: number): number =>
  words.length === 0 ? 0 : Math.round(rule * (words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length)) / 100;
