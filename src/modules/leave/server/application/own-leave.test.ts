/** What employees do with their own leave beyond applying, over HTTP: single days, balance details, calendar, address. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

/** From Monday to Wednesday. */
const THREE = { end_date: '2026-12-02' };
const decide = async (id: number) => {
  await fixture.reviewer.client.post(`${BASE}/${id}/review`, {});
  await fixture.approver.client.post(`${BASE}/${id}/approve`, {});
};
const ledgerOf = async (client: TestClient, date?: string) =>
  (await client.get('api/leaves/ledger', { leave_type_id: fixture.type['AL'] as number, ...(date && { date }) })).body.data;

describe('single days', () => {
  test.each(['undecided', 'approved'])('of an %s leave come back, the others stay', async (stage) => {
    const bala = await fixture.hire();
    const before = (await ledgerOf(bala.client)).free;
    const { id } = (await fixture.apply(bala.client, THREE)).body.data;
    if (stage === 'approved') await decide(id);
    expect((await ledgerOf(bala.client)).free).toBe(before - 3);
    const { status, body } = await bala.client.post(`api/leaves/${id}/cancel`, { dates: ['2026-12-01'] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ total_days: 2, status: stage === 'approved' ? 'Approved' : 'Waiting for Approval' });
    expect(body.data.days.filter(({ live }: { live: boolean }) => !live).map(({ date }: { date: string }) => date)).toEqual(['2026-12-01']);
    expect((await ledgerOf(bala.client)).free).toBe(before - 2);
  });

  test('that are all of it cancel the leave', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-01' })).body.data;
    const { body } = await bala.client.post(`api/leaves/${id}/cancel`, { dates: [MONDAY, '2026-12-01'] });
    expect(body.data).toMatchObject({ status: 'Cancelled' });
  });

  test('of which only a rest day would be left cancel the leave', async () => {
    const bala = await fixture.hire();
    // Saturday and Sunday.
    const { id } = (await fixture.apply(bala.client, { start_date: '2026-12-05', end_date: '2026-12-06' })).body.data;
    expect((await bala.client.post(`api/leaves/${id}/cancel`, { dates: ['2026-12-05'] })).body.data).toMatchObject({ status: 'Cancelled' });
  });

  test('are those of the leave, and of nobody else', async () => {
    const [bala, chong] = [await fixture.hire(), await fixture.hire()];
    const { id } = (await fixture.apply(bala.client, THREE)).body.data;
    expect((await bala.client.post(`api/leaves/${id}/cancel`, { dates: ['2026-12-09'] })).status).toBe(422);
    expect((await chong.client.post(`api/leaves/${id}/cancel`, { dates: ['2026-12-01'] })).status).toBe(404);
  });
});

test('balance details tell what is kept back, and come to the balance of the tile', async () => {
  const bala = await fixture.hire();
  const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-01' })).body.data;
  await decide(id);
  await fixture.apply(bala.client, { start_date: '2026-12-09', end_date: '2026-12-09' });
  const tile = (await bala.client.get('api/leaves/summary')).body.data.types.find(({ code }: { code: string }) => code === 'AL');
  const now = await ledgerOf(bala.client);
  expect([now.later.map(({ date, days }: { date: string; days: number }) => [date, days]), now.held.length]).toEqual([
    [
      [MONDAY, 1],
      ['2026-12-01', 1],
    ],
    1,
  ]);
  expect(now.free).toBe(tile.balance);
  expect(now.free).toBe(now.balance - 3);
  // At the end of the year what was approved is booked, and only what waits is kept back.
  const then = await ledgerOf(bala.client, '2026-12-31');
  expect([then.later, then.balance, then.free]).toEqual([[], now.balance - 2, now.free]);
});

test('the types of an application are those of which something is left; a filter has all', async () => {
  const bala = await fixture.hire({ gender: 'Male' });
  const codes = async (all: boolean) => (await bala.client.get('api/leaves/types', { all })).body.data.map(({ code }: { code: string }) => code);
  const offered = await codes(false);
  expect(offered).toEqual(expect.arrayContaining(['AL', 'MC', 'EL', 'UL']));
  // No replacement day was credited, and maternity leave is not for him.
  expect(offered.filter((code: string) => ['RL', 'ML'].includes(code))).toEqual([]);
  expect(await codes(true)).toEqual(expect.arrayContaining([...offered, 'RL', 'ML']));
});

test('the calendar has the own leave, rest days and holidays of a span', async () => {
  const bala = await fixture.hire();
  const { id } = (await fixture.apply(bala.client, THREE)).body.data;
  const { body } = await bala.client.get('api/leaves/calendar', { start_date: MONDAY, end_date: '2026-12-31' });
  expect(body.data.days.map(({ leave_id, date }: { leave_id: number; date: string }) => [leave_id, date])).toEqual([
    [id, MONDAY],
    [id, '2026-12-01'],
    [id, '2026-12-02'],
  ]);
  expect(body.data.off).toEqual(expect.arrayContaining([expect.objectContaining({ date: '2026-12-06', reason: 'rest' })]));
  expect(body.data.types.map(({ code }: { code: string }) => code)).toEqual(['AL']);
  expect((await bala.client.get('api/leaves/calendar', { start_date: '2026-01-01', end_date: '2026-12-31' })).status).toBe(422);
  // Nobody else's days are in it.
  const chong = await fixture.hire();
  expect((await chong.client.get('api/leaves/calendar', { start_date: MONDAY, end_date: '2026-12-31' })).body.data.days).toEqual([]);
});

test('the calendar address is known to exist, and ends when it is revoked', async () => {
  const bala = await fixture.hire();
  const madeAt = async () => (await bala.client.get('api/leaves/feed')).body.data.made_at;
  expect(await madeAt()).toBeNull();
  const { url } = (await bala.client.post('api/leaves/feed', {})).body.data;
  const read = async () => (await fetch(new URL(new URL(url).pathname, portal.url))).status;
  expect([await read(), typeof (await madeAt())]).toEqual([200, 'string']);
  // Somebody else's revocation leaves it alone.
  await fixture.aminah.client.delete('api/leaves/feed');
  expect(await read()).toBe(200);
  expect((await bala.client.delete('api/leaves/feed')).status).toBe(200);
  expect([await read(), await madeAt()]).toEqual([404, null]);
});
