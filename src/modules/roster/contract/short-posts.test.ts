import { expect, it } from 'vitest';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import type { Need } from './fill/needed-shifts.ts';
import { shortPosts } from './short-posts.ts';

const time = (text: string) => text as TimeOfDay;
const DAY = [{ start_time: time('07:00'), end_time: time('19:00') }];
const NIGHT = [{ start_time: time('19:00'), end_time: time('07:00') }];
const need = (id: number, heads: number, position_id: number | null = null): Need => ({
  id,
  name: `Post ${id}`,
  work_site_id: 3,
  weekdays: [1],
  start_time: time('07:00'),
  end_time: time('19:00'),
  heads,
  position_id,
});
const guard = { position_id: 5, sessions: DAY };
const guards = (people: number, more: object = {}) => ({ ...guard, people, ...more });

it.each([
  ['enough are left', [need(1, 2)], [guards(2)], []],
  ['one too few is left', [need(1, 2)], [guards(1)], [[1, 1]]],
  ['nobody is left', [need(1, 2)], [], [[1, 0]]],
  ['those of the night do not count', [need(1, 1)], [guards(2, { sessions: NIGHT })], [[1, 0]]],
  ['a need of another position is not theirs to fill', [need(1, 1, 6)], [], []],
  ['a post for a position takes those of it first', [need(1, 1), need(2, 1, 5)], [guards(1)], [[1, 0]]],
  ['one person fills one post', [need(1, 1), need(2, 1)], [guards(1)], [[2, 0]]],
])('%s', (_title, needs, others, short) => {
  expect(shortPosts(needs, guard, others).map(({ need: { id }, left }) => [id, left])).toEqual(short);
});
