import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { data, faceFixture, FACES, type FaceFixture } from '#app/server/testing/face-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: FaceFixture;
beforeAll(async () => {
  services = await faceFixture(portal);
  const [ali, mei] = [await services.enrol('Ali Contoh', 1, { device_person_id: 'A' }), await services.enrol('Mei Contoh', 2, { device_person_id: 'M' })];
  const see = (device_person_id: string | null, recorded_at: string, confidence = 90) => ({
    client_ref: recorded_at,
    device_person_id,
    recorded_at,
    confidence,
  });
  await services.device.see([
    see('A', '2026-11-18T08:58:00+08:00'),
    see('A', '2026-11-18T18:02:00+08:00'),
    see('A', '2026-11-19T09:03:00+08:00'),
    see('M', '2026-11-18T09:00:00+08:00'),
    see(null, '2026-11-18T10:00:00+08:00', 40),
  ]);
  const punch = (employee: number, type: string, at: string) =>
    portal.owner.query(`insert into attendance_records (company_id, employee_id, type, recorded_at, source) values ($1, $2, $3, $4, 'web')`, [
      services.owner.companyId,
      employee,
      type,
      at,
    ]);
  // The same within a quarter of an hour; an hour apart; a day without a face.
  await punch(ali.employeeId, 'checkin', '2026-11-18T09:00:00+08:00');
  await punch(ali.employeeId, 'checkout', '2026-11-18T18:10:00+08:00');
  await punch(ali.employeeId, 'checkin', '2026-11-19T10:03:00+08:00');
  await punch(mei.employeeId, 'checkin', '2026-11-17T09:00:00+08:00');
});

const preview = async (query: Record<string, string | number>) =>
  data<{ rows: Record<string, unknown>[]; columns: { key: string }[] }>(
    await services.owner.client.get(`${FACES}/reports/generate`, { preview: true, start_date: '2026-11-01', end_date: '2026-11-30', ...query }),
  );

test('Normal has in and out of each day', async () => {
  const { rows } = await preview({ template: 'Normal' });
  expect(rows).toMatchObject([
    { employee: 'Ali Contoh', date: '2026-11-18', in: '08:58', out: '18:02', faces: 2 },
    { employee: 'Ali Contoh', date: '2026-11-19', in: '09:03', out: null, faces: 1 },
    { employee: 'Mei Contoh', date: '2026-11-18', in: '09:00', out: null },
  ]);
});

test('Raw has every face, also of nobody', async () => {
  const { rows, columns } = await preview({ template: 'Raw', employee_key: 'name' });
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({ employee: 'Ali Contoh', status: 'Matched', confidence: 90, date: '2026-11-18', time: '08:58' });
  expect(rows).toContainEqual(expect.objectContaining({ employee: 'Unknown', status: 'Unmatched' }));
  expect(columns.map(({ key }) => key)).not.toContain('key');
  expect((await preview({ template: 'Raw', fr_device_id: 987654321 })).rows).toEqual([]);
});

test('Mismatch has the days on which faces and other punches differ', async () => {
  const { rows } = await preview({ template: 'Mismatch' });
  expect(rows).toMatchObject([
    { employee: 'Ali Contoh', date: '2026-11-19', face_in: '09:03', punch_in: '10:03', difference: 'Apart by 60 minutes' },
    { employee: 'Mei Contoh', date: '2026-11-17', face_in: null, punch_in: '09:00', difference: 'No face' },
    { employee: 'Mei Contoh', date: '2026-11-18', face_in: '09:00', punch_in: null, difference: 'Face only' },
  ]);
});

test('a span is bounded, and nothing is no file', async () => {
  const errors = async (query: Record<string, string | boolean>) => (await services.owner.client.get(`${FACES}/reports/generate`, query)).body.errors;
  expect(await errors({ preview: true, start_date: '2026-11-02', end_date: '2026-11-01' })).toHaveProperty('end_date');
  expect(await errors({ preview: true, start_date: '2026-01-01', end_date: '2026-11-01' })).toHaveProperty('end_date');
  expect(await errors({ start_date: '2026-01-01', end_date: '2026-01-02' })).toHaveProperty('base');
});
