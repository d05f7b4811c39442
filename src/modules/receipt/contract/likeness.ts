/**
 * What tells two photos of one receipt from two receipts: the figures on it (prices, days, times, numbers). Light, angle, edges and
 * compression change few of them; another receipt of the same till shares its paper and layout, and hardly a figure
 * (`docs/decisions/0031-receipts.md` has the measure of both).
 */
import type { Word } from './find/receipt-lines.ts';

/** With fewer, any two would seem alike. */
const LEAST = 6;
const MOST = 80;
const CLEAR = 50;
const BANDS = 16;
const ROWS = 2;

/** Figures as they are compared, each once; none where too few can be read. */
export function figuresOf(words: readonly Word[]): string[] {
  const figures = words.flatMap(({ text, confidence }) => {
    const figure = text.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
    return confidence >= CLEAR && (figure.match(/\d/g)?.length ?? 0) >= 2 ? [figure] : [];
  });
  const each = [...new Set(figures)].slice(0, MOST);
  return each.length < LEAST ? [] : each.toSorted();
}

/** FNV-1a, the seed before the text. */
function hash(seed: number, text: string): number {
  let value = (0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Sixteen numbers of 28 bits (MinHash in bands): of two sets of which seven figures in ten are common practically always one is the
 * same, of two that have one in fifty in common one in 160 times. So an index finds the few that are worth comparing.
 */
export const bandsOf = (figures: readonly string[]): number[] =>
  figures.length === 0
    ? []
    : Array.from({ length: BANDS }, (_, band) => {
        const least = Array.from({ length: ROWS }, (_row, row) => Math.min(...figures.map((figure) => hash(band * ROWS + row, figure))));
        return hash(band, least.join(' ')) >>> 4;
      });

/** The share of the shorter list that the longer has, 0 to 1: a photo may have lost an edge. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((figure) => b.includes(figure)).length;
  return a.length === 0 || b.length === 0 ? 0 : common / Math.min(a.length, b.length);
}
/** From here two are taken for one. */
export const ALIKE = 0.8;
