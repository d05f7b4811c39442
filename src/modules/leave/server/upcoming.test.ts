/** The leave that comes, on the dashboard: the own approved leave, and how many are away in each week. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { adminOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const north = await unitOf(portal, fixture.owner, 'branch', 'North');
const bala = await fixture.hire({ name: 'Bala Contoh', branch_id: north });
const chong = await fixture.hire({ name: 'Chong Contoh' });

interface Received {
  readonly date: string;
  readonly icon: string;
  readonly text: { readonly en: string; readonly ms: string };
  readonly path: string | null;
}
const upcomingOf = async ({ client }: Pick<TestPerson, 'client'>, icon: string) =>
  ((await client.get('api/dashboard/ahead')).body.data as Received[]).filter((event) => event.icon === icon);
const away = async (who: Pick<TestPerson, 'client'>) => (await upcomingOf(who, 'account-group')).map(({ date, text }) => `${date} ${text.en}`);
const approved = async (employee_id: number, start_date: string, end_date: string): Promise<number> => {
  const form = { employee_id, leave_type_id: fixture.type['AL'], start_date, end_date, reason: 'Family matters', approve: true };
  const { status, body } = await fixture.owner.client.post('api/operation/leaves', form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
};

const ids: number[] = [];
beforeAll(async () => {
  // Today is Friday 20 November 2026; `MONDAY` is the 30th.
  ids.push(await approved(bala.employeeId, MONDAY, '2026-12-02'));
  ids.push(await approved(chong.employeeId, '2026-12-03', '2026-12-03'));
  ids.push(await approved(chong.employeeId, '2026-12-08', '2026-12-08'));
  await fixture.apply(chong.client, { start_date: '2026-12-10', end_date: '2026-12-10' });
});

test('the own approved leave is told, with its days, and leads to it', async () => {
  const own = await upcomingOf(bala, 'beach');
  expect(own).toMatchObject([{ date: MONDAY, path: `/leave?open=${ids[0]}` }]);
  expect(own[0]?.text.en).toMatch(/^Your Annual Leave until 02\/12\/26$/);
  expect(own[0]?.text.ms).toMatch(/^Cuti Tahunan anda hingga 02\/12\/26$/);
  // What is not decided yet is not told.
  expect((await upcomingOf(chong, 'beach')).map(({ date, text }) => [date, text.en])).toEqual([
    ['2026-12-03', 'Your Annual Leave'],
    ['2026-12-08', 'Your Annual Leave'],
  ]);
  expect(await upcomingOf(fixture.aminah, 'beach')).toEqual([]);
});

test('how many are away is told by week to who manages leave, within the reach', async () => {
  const notices = await away(fixture.owner);
  expect(notices).toEqual([
    expect.stringMatching(/^2026-11-30 2 away in the week to 06\/12\/26$/),
    expect.stringMatching(/^2026-12-08 1 away in the week to 13\/12\/26$/),
  ]);
  expect(await away(fixture.reviewer)).toEqual(notices);
  const ofNorth = await adminOf(portal, fixture.owner, { '/leave/manage': [] }, { branch: [north] });
  expect(await away(ofNorth)).toEqual([expect.stringMatching(/^2026-11-30 1 away/)]);
  for (const who of [bala, await adminOf(portal, fixture.owner, { '/leave/type': [] }), await ownerOf(portal)]) expect(await away(who)).toEqual([]);
});

test('the way of a week leads to the leave that was counted', async () => {
  const [week] = await upcomingOf(fixture.owner, 'account-group');
  const query = Object.fromEntries(new URLSearchParams(week?.path?.split('?')[1]));
  const { data } = (await fixture.owner.client.get('api/operation/leaves', query)).body;
  expect(data.map(({ id }: { id: number }) => id).toSorted()).toEqual([ids[0], ids[1]]);
});

test('leave that is cancelled is told no longer', async () => {
  const { status } = await fixture.owner.client.post(`api/operation/leaves/${ids[2]}/cancel`, { remark: 'Plans changed' });
  expect(status).toBe(200);
  expect(await upcomingOf(chong, 'beach')).toHaveLength(1);
  expect(await away(fixture.owner)).toHaveLength(1);
});
