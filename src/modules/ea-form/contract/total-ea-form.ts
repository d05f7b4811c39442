/** The boxes of a form with the lines that an officer added, and the totals of its sections. */
import { ZERO, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { EA_BOX_KEYS, EA_BOXES, type EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { ManualLine } from './ea-form.schema.ts';

export type BoxAmounts = Record<EaBox, number>;

export function totalBoxes(boxes: Readonly<Partial<BoxAmounts>>, manual: readonly Pick<ManualLine, 'box' | 'amount'>[]): BoxAmounts {
  const sums = new Map<EaBox, Sen>(EA_BOX_KEYS.map((key) => [key, fromRinggit(boxes[key] ?? 0)]));
  for (const { box, amount } of manual) sums.set(box, sen((sums.get(box) ?? 0) + fromRinggit(amount)));
  return Object.fromEntries([...sums].map(([key, value]) => [key, toRinggit(value)])) as BoxAmounts;
}

const sumOf = (amounts: BoxAmounts, keys: readonly EaBox[]) => toRinggit(keys.reduce((sum, key) => sen(sum + fromRinggit(amounts[key])), ZERO));
const keysOf = (section: string) => EA_BOXES.flatMap((box) => (box.section === section ? [box.key] : []));
const B = keysOf('B');
const C = keysOf('C');

export const totalB = (amounts: BoxAmounts): number => sumOf(amounts, B);
/** The total that the form prints below C. */
export const totalBC = (amounts: BoxAmounts): number => sumOf(amounts, [...B, ...C]);
/** Boxes that would stand below zero. */
export const boxesBelowZero = (amounts: BoxAmounts): EaBox[] => EA_BOX_KEYS.filter((key) => amounts[key] < 0);
