/** Two public holidays on one day give a day in lieu (EA 1955 s.60D(1)): which of them, once, and not where the state gives it. */
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves/holidays';
const portal = await openTestPortal();
afterAll(() => portal.close());

interface Row {
  readonly name: string;
  readonly name_ms?: string;
  readonly type: string;
  readonly date?: string;
  readonly is_half_day?: boolean;
}
// 2028-06-06 is a Tuesday.
const DAY = '2028-06-06';
const A = { name: 'First', type: 'National' };
const B = { name: 'Second', type: 'State' };

test.each<[string, readonly Row[], readonly string[]]>([
  ['one holiday', [A], []],
  ['two on one day', [A, B], ['2028-06-07']],
  ['three on one day', [A, B, { name: 'Third', type: 'State' }], ['2028-06-07', '2028-06-08']],
  ['a holiday follows', [A, B, { name: 'Next', type: 'National', date: '2028-06-07' }], ['2028-06-08']],
  ['a day that the company gives by itself', [A, { name: 'Founders Day', type: 'Company' }], []],
  ['half a day', [A, { ...B, is_half_day: true }], []],
  ['the state names the day in lieu', [A, B, { name: 'Second (in lieu)', name_ms: 'Cuti Second', type: 'Replacement', date: '2028-06-07' }], []],
])('%s: %#', async (_case, rows, expected) => {
  const { client } = await ownerOf(portal);
  for (const row of rows) {
    const { status, body } = await client.post(BASE, { name_ms: row.name, date: DAY, states: [], branch_ids: [], is_half_day: false, ...row });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  const look = async () => (await client.post(`${BASE}/replacements`, { year: 2028, preview: true })).body.data as { date: string; because: string }[];
  const due = await look();
  expect(due.map(({ date }) => date)).toEqual(expected);
  expect(due.every(({ because }) => because === 'holiday')).toBe(true);
  await client.post(`${BASE}/replacements`, { year: 2028 });
  expect(await look()).toEqual([]);
});
