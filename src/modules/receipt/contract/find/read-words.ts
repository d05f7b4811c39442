/** What a receipt says, from the words that were recognised on it: proposals, each with its place in the picture. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Proposal, Proposals } from '../receipt.schema.ts';
import { findAmount } from './find-amount.ts';
import { findDate } from './find-date.ts';
import { findMerchant } from './find-merchant.ts';
import { findNumber } from './find-number.ts';
import { linesOf, type Found, type Word } from './receipt-lines.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
}

/** Recognised with less is a stain or the edge of the table. */
const LEAST_CONFIDENCE = 30;

const share = (part: number, whole: number) => Math.min(1, Math.max(0, Math.round((part / whole) * 10_000) / 10_000));

function proposal<T, U>(found: Found<T> | null, { width, height }: Picture, shown: (value: T) => U): Proposal<U> | null {
  if (!found) return null;
  const boxes = found.words.map(({ box }) => box);
  const x0 = Math.min(...boxes.map((box) => box.x0));
  const y0 = Math.min(...boxes.map((box) => box.y0));
  const [x1, y1] = [Math.max(...boxes.map((box) => box.x1)), Math.max(...boxes.map((box) => box.y1))];
  const place = boxes.length === 0 ? null : { x: share(x0, width), y: share(y0, height), width: share(x1 - x0, width), height: share(y1 - y0, height) };
  return { value: shown(found.value), confidence: Math.round(found.confidence * 100) / 100, place };
}

export function readWords(pieces: readonly (readonly Word[])[], picture: Picture, today: CalendarDate): Proposals {
  const lines = linesOf(pieces.map((words) => words.filter(({ confidence, text }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\d#%]|^[-(]$/u.test(text))));
  const asIs = <T>(value: T) => value;
  const [amount, date, number] = [findAmount(lines), findDate(lines, today), findNumber(lines)];
  // A name alone is a letter or a poster.
  const isReceipt = amount !== null || date !== null || number !== null;
  return {
    amount: proposal(amount, picture, (sen) => toRinggit(sen as Sen)),
    date: proposal(date, picture, asIs),
    merchant: proposal(isReceipt ? findMerchant(lines) : null, picture, asIs),
    number: proposal(number, picture, asIs),
  };
}
