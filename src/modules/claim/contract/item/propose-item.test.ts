import { describe, expect, it } from 'vitest';
import type { Reading } from '#modules/receipt/contract/receipt.schema.ts';
import { fillItem, otherDate, proposeItem, readTotal, sureItem } from './propose-item.ts';

const outcome = <T>(value: T) => ({ value, confidence: 0.9, place: null });
const reading = (amount: number | null, rest: Partial<Reading> = {}): Reading => ({
  file: 'a',
  status: 'Read',
  fault: null,
  picture: null,
  amount: amount === null ? null : outcome(amount),
  date: outcome('2026-11-12'),
  merchant: outcome('Kedai Contoh'),
  number: null,
  ...rest,
});
const PROPOSED = { amount: 20.65, date: '2026-11-12', merchant: 'Kedai Contoh', receipt_no: null };

describe('what receipts propose', () => {
  it('is the sum of them, and what the first says of all else', () => {
    const two = [reading(20.65, { merchant: null }), reading(0.1, { number: outcome('R-2'), date: outcome('2026-11-13') })];
    expect(proposeItem(two)).toEqual({ amount: 20.75, date: '2026-11-12', merchant: 'Kedai Contoh', receipt_no: 'R-2' });
  });

  it('is no amount while one of them says none', () => {
    expect([readTotal([]), readTotal([reading(5), reading(null)]), readTotal([reading(0.1), reading(0.2)])]).toEqual([null, null, 0.3]);
  });
});

describe('what is not sure', () => {
  const guessed = <T>(value: T) => ({ value, confidence: 0.5, place: null });

  it('is shown, and not filled in', () => {
    const doubtful = [reading(null, { amount: guessed(20.65), date: guessed('2026-11-12') })];
    expect(proposeItem(doubtful)).toMatchObject({ amount: 20.65, date: '2026-11-12' });
    expect(sureItem(doubtful)).toEqual({ amount: null, date: null, merchant: 'Kedai Contoh', receipt_no: null });
  });

  it('leaves no sum of several receipts to fill in', () => {
    expect(sureItem([reading(5), reading(null, { amount: guessed(1) })]).amount).toBeNull();
  });
});

describe('a day that is not the one of the receipt', () => {
  it.each([
    ['another', ['2026-11-12'], '2026-11-25', '2026-11-12'],
    ['the same', ['2026-11-12'], '2026-11-12', null],
    ['that of one of several', ['2026-11-11', '2026-11-12'], '2026-11-12', null],
    ['none read', [], '2026-11-12', null],
  ])('%s', (_name, days, claimed, expected) => {
    expect(
      otherDate(
        days.map((day) => reading(5, { date: outcome(day) })),
        claimed,
      ),
    ).toBe(expected);
  });
});

describe('fields that are filled', () => {
  it.each([
    ['all that are empty', {}, {}, { amount: 20.65, date: '2026-11-12', merchant: 'Kedai Contoh' }],
    ['none that was typed', { amount: 19, date: '2026-11-01', merchant: 'Kedai' }, {}, {}],
    ['not a nought that was typed', { amount: 0, date: '2026-11-01', merchant: 'x' }, {}, {}],
    ['what an earlier receipt proposed and nobody changed', { amount: 10, date: '2026-11-12', merchant: 'x' }, { amount: 10 }, { amount: 20.65 }],
    ['not what was proposed and then changed', { amount: 11, date: '2026-11-12', merchant: 'x' }, { amount: 10 }, {}],
    ['not what was proposed and taken back', { date: '2026-11-12', merchant: '' }, { amount: 10, merchant: 'Kedai Contoh' }, {}],
    ['the day of the form, which nobody entered', { amount: 1, date: '2026-11-25', merchant: 'x' }, {}, { date: '2026-11-12' }],
    ['not the day of the form to which it was taken back', { amount: 1, date: '2026-11-25', merchant: 'x' }, { date: '2026-11-12' }, {}],
  ])('%s', (_name, typed, filled, expected) => {
    expect(fillItem(typed, PROPOSED, filled, { date: '2026-11-25' })).toEqual(expected);
  });
});
