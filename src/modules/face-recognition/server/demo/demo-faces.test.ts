import { expect, it } from 'vitest';
import type { SeenPunch } from '#modules/attendance/server/demo/punch-by-device.ts';
import { demoFaces } from './demo-faces.ts';

const seen = Array.from({ length: 400 }, (_none, at): SeenPunch => ({
  id: 1000 + at,
  employee_id: 1 + (at % 20),
  device_id: 7,
  at: new Date(Date.UTC(2026, 10, 1 + Math.floor(at / 20), at % 2 === 0 ? 1 : 10, at % 60)).toISOString(),
  type: at % 2 === 0 ? 'checkin' : 'checkout',
}));
const faces = demoFaces(3, seen, 397);
const of = (status: string) => faces.filter(({ match_status }) => match_status === status);

it('every punch is a face that is linked to it, at its time and by its device', () => {
  expect(
    of('matched').map(({ attendance_record_id, employee_id, recorded_at, fr_device_id }) => [attendance_record_id, employee_id, recorded_at, fr_device_id]),
  ).toEqual(seen.map(({ id, employee_id, at, device_id }) => [id, employee_id, at, device_id]));
});

it('some are seen twice, two in a hundred are nobody’s, one has a fever', () => {
  expect([of('ignored').length, of('unmatched').length, faces.filter(({ temperature }) => temperature === '37.8').length]).toEqual([10, 8, 1]);
  expect(of('unmatched').every(({ employee_id, attendance_record_id }) => employee_id === null && attendance_record_id === undefined)).toBe(true);
  expect(new Set(faces.map(({ client_ref }) => client_ref)).size).toBe(faces.length);
});
