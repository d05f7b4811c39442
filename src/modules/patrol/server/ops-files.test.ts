/** Scans, situation reports and emergencies as files: what their lists show, by the same filters, for whoever may take them out. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const FILES = ['clockings', 'sitreps', 'emergencies'] as const;
const rowsOf = async (client: TestClient, what: (typeof FILES)[number], filter: object = {}) => {
  const { status, body } = await client.get(`api/patrol/${what}/export`, { preview: true, ...filter } as never);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.rows as Record<string, unknown>[];
};

test('each file says what the list says, in the words and by the clock of the reader', async () => {
  const { owner, send, event } = await openDevice(portal);
  await send('events', event('09:30', { method: 'QR', tag: 'nobody' }));
  await send('sitreps', event('09:40', { category: 'Theft', severity: 'High', title: 'Fence cut', description: 'The fence behind the store was cut.' }));
  await send('emergencies', event('09:59', { do: 'raise', type: 'Panic' }));
  const [{ id }] = (await owner.client.get('api/patrol/emergencies')).body.data;
  portal.clock.set('2026-11-20T10:02:00+08:00');
  expect((await owner.client.post(`api/patrol/emergencies/${id}/acknowledge`, {})).status).toBe(200);
  const received = (await owner.client.get('api/patrol/emergencies')).body.data[0].acknowledge_seconds;

  const [scan] = await rowsOf(owner.client, 'clockings');
  expect(scan).toMatchObject({
    date: '2026-11-20',
    time: '09:30',
    site: 'Tapak Contoh',
    checkpoint: 'Unknown tag nobody',
    guard: 'Contoh bin Contoh',
    method: 'QR code',
    // The guard signed in at ten.
    flags: 'Not signed in then',
  });
  expect(scan).not.toHaveProperty('tag');
  expect(await rowsOf(owner.client, 'sitreps')).toMatchObject([
    { number: 'SR-2026-000001', date: '2026-11-20', time: '09:40', category: 'Theft', severity: 'High', title: 'Fence cut', status: 'Pending' },
  ]);
  const [emergency] = await rowsOf(owner.client, 'emergencies');
  expect(emergency).toMatchObject({ guard: 'Contoh bin Contoh', acknowledged: received, arrived: null, resolved: null, status: 'Acknowledged' });
  expect(emergency).not.toHaveProperty('by_office');

  expect(await rowsOf(owner.client, 'clockings', { flag: 'far' })).toEqual([]);
  expect(await rowsOf(owner.client, 'clockings', { exceptions: 'Undecided' })).toHaveLength(1);
  expect(await rowsOf(owner.client, 'sitreps', { severity: 'Low' })).toEqual([]);
  expect(await rowsOf(owner.client, 'sitreps', { keyword: 'fence' })).toHaveLength(1);
  expect(await rowsOf(owner.client, 'emergencies', { start_date: '2026-11-21' })).toEqual([]);
  for (const what of FILES) expect((await owner.client.get(`api/patrol/${what}/export`, { format: 'csv' })).body.data).toMatchObject({ status: 'pending' });
});

test('a file is of the company and of the guards in sight, and takes the right to export', async () => {
  const { owner, send, event } = await openDevice(portal);
  portal.clock.set('2026-11-20T10:00:00+08:00');
  await send('events', event('09:30', { method: 'QR', tag: 'nobody' }));
  await send('sitreps', event('09:40', { category: 'Routine', severity: 'Low', title: 'All quiet', description: 'Nothing happened so far.' }));
  await send('emergencies', event('09:59', { do: 'raise', type: 'Panic' }));
  const pages = { '/patrol/ops/clocking': ['Export'], '/patrol/ops/sitrep': ['Export'], '/patrol/ops/emergency': ['Export'] };
  const reader = await adminOf(portal, owner, { '/patrol/ops/clocking': [], '/patrol/ops/sitrep': ['Update'], '/patrol/ops/emergency': ['Create'] });
  const narrow = await adminOf(portal, owner, pages, { employee: [] });
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  for (const what of FILES) {
    expect(await rowsOf(owner.client, what)).toHaveLength(1);
    expect(await rowsOf(stranger.client, what)).toEqual([]);
    expect((await reader.client.get(`api/patrol/${what}/export`, { preview: true })).status, what).toBe(403);
    // Whoever may see no guard has the list without them, and the file says no more than the list.
    const listed = (await narrow.client.get(`api/patrol/${what}`)).body.data as { guard: string | null }[];
    const filed = await rowsOf(narrow.client, what);
    expect(filed.map(({ guard }) => guard)).toEqual(listed.map(({ guard }) => guard));
  }
});
