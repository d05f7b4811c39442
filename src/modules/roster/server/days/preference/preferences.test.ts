import { afterAll, expect, test } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { neededShifts } from '../../../contract/fill/needed-shifts.ts';
import { tasteOf } from './own-preferences.ts';
import type { PreferenceRecord } from './preference.tables.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/attendances/roster-preferences';

test('are one’s own, said anew as a whole', async () => {
  const owner = await ownerOf(portal);
  const [ali, bala] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
  const save = (...preferences: object[]) => ali.client.post(PATH, { preferences });
  const first = await save({ weekday: 7, preference: 'avoid any' }, { weekday: 5, preference: 'prefer night' }, { weekday: 1, preference: 'none' });
  expect(first.body).toMatchObject({
    message: 'Preferences saved.',
    data: [
      { weekday: 5, preference: 'prefer night' },
      { weekday: 7, preference: 'avoid any' },
    ],
  });
  await save({ weekday: 6, preference: 'avoid day' });
  expect((await ali.client.get(PATH)).body.data).toEqual([{ weekday: 6, preference: 'avoid day' }]);
  expect((await bala.client.get(PATH)).body.data).toEqual([]);
  expect((await save({ weekday: 6, preference: 'avoid day' }, { weekday: 6, preference: 'none' })).status).toBe(422);
  expect((await save({ weekday: 8, preference: 'none' })).status).toBe(422);
  expect((await (await adminOf(portal, owner)).client.get(PATH)).status).toBe(403);
});

test.each([
  ['avoid', 'any', { day: 5, night: 5 }],
  ['avoid', 'night', { day: undefined, night: 5 }],
  ['prefer', 'day', { day: -2, night: undefined }],
] as const)('%s %s costs what it says on that weekday alone', (kind, part, costs) => {
  const monday = calendarDate('2026-12-07');
  const need = (id: number, start: string, end: string) => ({
    id,
    name: 'Gate',
    work_site_id: null,
    weekdays: [1, 2],
    start_time: start as TimeOfDay,
    end_time: end as TimeOfDay,
    heads: 1,
    position_id: null,
  });
  const shifts = neededShifts([need(1, '07:00', '19:00'), need(2, '19:00', '07:00')], monday, calendarDate('2026-12-08'), monday, 60);
  const taste = tasteOf(shifts, [{ weekday: 2, kind, part } as PreferenceRecord]);
  expect({ day: taste.get('1 2026-12-08'), night: taste.get('2 2026-12-08') }).toEqual(costs);
  expect([taste.get('1 2026-12-07'), taste.get('2 2026-12-07')]).toEqual([undefined, undefined]);
});
