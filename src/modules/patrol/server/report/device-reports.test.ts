/** The report of devices by template: where they went, how long scans waited, as a list, one by one and as a file. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { adminOf, type Person } from '#app/server/testing/people.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/device-reports';

/** Scans at 10:00, 10:04 and 10:10, the last two sent at 10:20; the second 400 m to the north of the first, the third back at it. */
async function walked() {
  const device = await openDevice(portal);
  const scan = (time: string, metres: number) =>
    device.event(time, { method: 'QR', tag: `tag ${time}`, lat: 3.1 + metres / 111_195, lng: 101.6, accuracy_m: 5, offline: time !== '10:00' });
  await device.send('events', scan('10:00', 0));
  portal.clock.set('2026-11-20T10:20:00+08:00');
  const sent = await device.send('events', scan('10:04', 400), scan('10:10', 0));
  expect(sent.body.data, JSON.stringify(sent.body)).toMatchObject({ accepted: 2 });
  return device;
}

test('movement and delay are of the scans of the days; movement is read where it is asked for', async () => {
  const { owner, device_id } = await walked();
  const [health] = (await owner.client.get(PATH)).body.data;
  expect(health).toMatchObject({ movement: null, delay_median_seconds: 600, delay_most_seconds: 960, queue_peak: 2 });
  const [moved] = (await owner.client.get(PATH, { template: 'Movement' })).body.data;
  // 400 m in four minutes, 400 m in six.
  expect(moved.movement).toEqual({ positions: 3, more: false, metres: 800, average_kmh: 4.8, top_kmh: 6, stops: 0 });
  const day = { start_date: '2026-11-20', end_date: '2026-11-20' };
  const shown = (await owner.client.get(`${PATH}/${device_id}`, day)).body.data;
  expect(shown.line.map(({ at }: { at: string }) => at)).toEqual(['2026-11-20T02:00:00Z', '2026-11-20T02:04:00Z', '2026-11-20T02:10:00Z']);
  expect(shown).toMatchObject({ movement: { metres: 800 }, stopped: [] });
  const before = (await owner.client.get(PATH, { template: 'Movement', start_date: '2026-11-19', end_date: '2026-11-19' })).body.data[0];
  expect(before).toMatchObject({ delay_median_seconds: null, queue_peak: 0, movement: { positions: 0, metres: 0 } });
});

test('one device can be chosen, and a template that is none is refused by its name', async () => {
  const { owner, device_id, site_id } = await walked();
  const about = { name: 'Reader', type: 'Phone', serial_no: 'SN-2', phone_no: null, site_id, status: 'Active', status_reason: null };
  await owner.client.post('api/patrol/devices', about);
  expect((await owner.client.get(PATH)).body.data).toHaveLength(2);
  const { data, meta } = (await owner.client.get(PATH, { device_id: String(device_id) })).body;
  expect([data.map(({ name }: { name: string }) => name), meta.total]).toEqual([['Phone'], 1]);
  expect((await owner.client.get(PATH, { template: 'Fuel' })).body.errors).toHaveProperty('template');
});

test('a file has the columns of its template, the guards in sight, and takes the right to export', async () => {
  const { owner, device_id } = await walked();
  const rows = async (template: string, client = owner.client) => {
    const { status, body } = await client.get(`${PATH}/export`, { preview: true, template } as never);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.rows;
  };
  expect(await rows('Health')).toMatchObject([{ name: 'Phone', offline: 0.3, spans: 1, queue: 2 }]);
  expect(await rows('Movement')).toEqual([{ name: 'Phone', site: 'Tapak Contoh', positions: 3, km: 0.8, average: 4.8, top: 6, stops: 0, note: null }]);
  expect(await rows('Sync delay')).toEqual([{ name: 'Phone', site: 'Tapak Contoh', scans: 3, late: 2, median: 10, most: 16, queue: 2 }]);
  expect((await owner.client.get(`${PATH}/export`, { format: 'csv', template: 'Movement' })).body.data).toMatchObject({ status: 'pending' });
  const page = '/patrol/device/report';
  const reader = await adminOf(portal, owner, { [page]: [] });
  expect((await reader.client.get(`${PATH}/export`, { preview: true } as never)).status).toBe(403);
  // Who may not see the guard sees no way of theirs.
  const [guard, other] = await portal.asSystem(
    async (tx) => [await makeEmployee(tx, owner.companyId, {}), await makeEmployee(tx, owner.companyId, {})] as const,
  );
  await portal.owner.query('update security_guards set employee_id = $2 where company_id = $1', [owner.companyId, guard.id]);
  const seen = async ({ client }: Person) => {
    const [row] = await rows('Movement', client);
    const listed = (await client.get(PATH, { template: 'Movement' })).body.data[0].movement;
    const shown = (await client.get(`${PATH}/${device_id}`, { start_date: '2026-11-20', end_date: '2026-11-20' })).body.data;
    return [row.positions, listed.positions, shown.line.length];
  };
  expect(await seen(await adminOf(portal, owner, { [page]: ['Export'] }, { employee: [guard.id] }))).toEqual([3, 3, 3]);
  expect(await seen(await adminOf(portal, owner, { [page]: ['Export'] }, { employee: [other.id] }))).toEqual([0, 0, 0]);
});
