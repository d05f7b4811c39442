import { expect, it } from 'vitest';
import { fromToday } from './from-today.ts';

const at = (date: string, start_time = '10:00') => ({ date, start_time });

it('begins with today, goes on with what comes, and ends with what is longest past', () => {
  const rows = [at('2026-11-19'), at('2026-11-22'), at('2026-11-20', '14:00'), at('2026-11-18'), at('2026-11-20', '09:00')];
  expect(fromToday(rows, '2026-11-20')).toEqual([at('2026-11-20', '09:00'), at('2026-11-20', '14:00'), at('2026-11-22'), at('2026-11-19'), at('2026-11-18')]);
});
