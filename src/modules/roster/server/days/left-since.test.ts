/** The roster of a span that is over shows everybody who worked in it, those who have left since too. */
import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('who left in the week, or after it, is on the roster of that week and not of the next', async () => {
  const fixture = await attendanceFixture(portal);
  const [ali, devi] = [await fixture.hire(), await fixture.hire()];
  await portal.owner.query(`update employees set status = 'Inactive', inactive_at = '2026-11-11' where id = $1`, [ali.employeeId]);
  const shown = async (start_date: string, end_date: string) => {
    const { body } = await fixture.owner.client.get('api/operation/attendances/schedules', { start_date, end_date });
    return (body.data as { employee: { id: number } }[]).map(({ employee }) => employee.id).filter((id) => id === ali.employeeId || id === devi.employeeId);
  };
  const both = [ali.employeeId, devi.employeeId];
  expect((await shown('2026-11-02', '2026-11-08')).toSorted()).toEqual(both);
  expect((await shown('2026-11-09', '2026-11-15')).toSorted()).toEqual(both);
  expect(await shown('2026-11-16', '2026-11-22')).toEqual([devi.employeeId]);
});
