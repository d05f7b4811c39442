import { expect, it } from 'vitest';
import { soughtNumbers } from './sought-number.ts';
import { soughtOf } from './sought.ts';

it.each([
  ['Ahmad', ['%ahmad%'], '%ahmad%'],
  ['  Ahmad   SALLEH ', ['%ahmad%', '%salleh%'], '%salleh%'],
  ['li', ['% li%'], '% li%'],
  ['li mei', ['% li%', '%mei%'], '%mei%'],
  ['50%_', ['%50\\%\\_%'], '%50\\%\\_%'],
])('seeks %j', (keyword, words, within) => expect(soughtOf(keyword)).toMatchObject({ words, within }));

it('takes six words of a pasted page', () => expect(soughtOf('a b c d e f g h').words).toHaveLength(6));

it.each([
  ['lv-2026-0000', 'LV-2026-0000'],
  ['LV-2026', 'LV-2026'],
  ['lv2026-12', 'LV-2026-12'],
  ['lv 20', 'LV-20'],
  ['lv', null],
  ['lv-', null],
  ['ahmad', null],
  ['pay-2026', null],
])('%j begins a number of leave: %j', (text, from) => expect(soughtNumbers('LV', text, 2026)?.from.join() ?? null).toBe(from));

it('takes digits alone for a number of this year or the last', () =>
  expect(soughtNumbers('LV', '12', 2026)).toEqual({ from: ['LV-2026-000012', 'LV-2025-000012'], until: ['LV-2026-000012\u007f', 'LV-2025-000012\u007f'] }));
