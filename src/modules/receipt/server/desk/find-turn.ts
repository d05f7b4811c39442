/**
 * Photos that lie on their side or stand on their head, without a word of the camera about it. Recognition is sure of hardly a word
 * then: of upright receipts it is sure of nine letters in ten, of those on their head of one or two, of lying ones of none.
 */
import type { Word } from '../../contract/find/receipt-lines.ts';

/** Clockwise, until it stands. */
export type Rotation = 0 | 90 | 180 | 270;
type Pieces = readonly (readonly Word[])[];

const SURE = 70;
const LEAST_LETTERS = 3;
/** Of all letters: with less it may lie, from there on it stands. */
const [LYING, UPRIGHT] = [0.4, 0.6];
/** With fewer letters there is nothing to tell by. */
const FEW = 12;
/** What lies is recognised letter by letter. */
const ALONE = 2;

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);

/** The share of letters in words that were recognised for sure, 0 to 1. */
export function sureShare(pieces: Pieces): number {
  const words = pieces.flat();
  const sure = words.filter((word) => word.confidence >= SURE && lettersOf([word]) >= LEAST_LETTERS);
  return lettersOf(sure) / Math.max(1, lettersOf(words));
}

/** @param read what is recognised after a turn, for a guess @returns how it has to be turned; 0 where nothing is surer than as it is */
export async function findRotation(asIs: Pieces, read: (rotation: Rotation) => Promise<Pieces>): Promise<Rotation> {
  const letters = lettersOf(asIs.flat());
  if (letters < FEW || sureShare(asIs) >= LYING) return 0;
  const queue: readonly Rotation[] = letters < ALONE * asIs.flat().length ? [90, 270, 180] : [180, 90, 270];
  for (const rotation of queue) if (sureShare(await read(rotation)) >= UPRIGHT) return rotation;
  return 0;
}
