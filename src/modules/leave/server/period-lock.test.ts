import { expect, test } from 'vitest';
import { openDayAfter } from './period-lock.ts';

const month = (n: number) => ({ start: `2026-0${n}-01`, end: `2026-0${n}-${n === 9 ? 30 : 31}` });

test.each([
  ['nothing is confirmed', [], '2026-07-15', null],
  ['its month is open before a confirmed one', [month(8)], '2026-07-15', null],
  ['its month is confirmed and the next one open', [month(7)], '2026-07-15', '2026-08-01'],
  ['an open month lies between two confirmed ones', [month(9), month(7)], '2026-07-15', '2026-08-01'],
  ['two months in a row are confirmed', [month(8), month(7)], '2026-07-15', '2026-09-01'],
  ['spans overlap', [{ start: '2026-07-10', end: '2026-08-09' }, month(7)], '2026-07-15', '2026-08-10'],
])('%s', (_name, spans, date, expected) => expect(openDayAfter(spans, date)).toBe(expected));
