import { expect, it } from 'vitest';
import { alikeAsOne } from './act-subjects.ts';

const events = (...rows: [at: string, words: string][]) => rows.map(([at, words]) => ({ at: `2026-11-22T01:${at}.000Z`, words }));

it.each([
  ['the same within a minute', events(['10:50', 'a'], ['10:20', 'a'], ['10:00', 'a']), [['a', 3]]],
  [
    'the same a minute later',
    events(['12:00', 'a'], ['11:00', 'a']),
    [
      ['a', 1],
      ['a', 1],
    ],
  ],
  [
    'others between them',
    events(['10:50', 'a'], ['10:40', 'b'], ['10:30', 'a']),
    [
      ['a', 2],
      ['b', 1],
    ],
  ],
  ['nothing', [], []],
])('stands as one: %s', (_, activities, rows) => {
  expect(alikeAsOne(activities, ({ words }) => words).map(({ words, times }) => [words, times])).toEqual(rows);
});
