/** What devices of the demo saw: a face for every punch of theirs, some faces twice, some of nobody. Pure: the same punches, the same faces. */
import type { SeenPunch } from '#modules/attendance/server/demo/punch-by-device.ts';
import type { frRecords } from '../face-recognition.tables.ts';

export type FaceRow = typeof frRecords.$inferInsert;

const TEMPERATURES = ['36.4', '36.6', '36.5', '36.8', '36.7'];
/** Of so many faces one is nobody's, one is a repeat. */
const UNKNOWN_EVERY = 50;
const REPEAT_EVERY = 40;
const later = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

/** @param feverish place of the one with a fever */
export function demoFaces(company_id: number, seen: readonly SeenPunch[], feverish: number): FaceRow[] {
  return seen.flatMap(({ id, employee_id, device_id, at, type }, place): FaceRow[] => {
    const common = { company_id, fr_device_id: device_id, direction: type === 'checkin' ? ('in' as const) : ('out' as const) };
    const face = (rest: Partial<FaceRow>, seconds = 0): FaceRow => ({
      ...common,
      employee_id,
      recorded_at: later(at, seconds),
      received_at: later(at, seconds),
      confidence: `${82 + ((place * 7 + employee_id) % 16)}.${10 + (place % 90)}`,
      liveness: `${70 + ((place * 5) % 29)}.00`,
      temperature: TEMPERATURES[place % TEMPERATURES.length] as string,
      match_status: 'matched',
      client_ref: `${device_id}-${id}-${seconds}`,
      ...rest,
    });
    const fever = place === feverish ? { temperature: '37.8', flags: ['temperature'] } : {};
    const unknown = { employee_id: null, confidence: `${45 + (place % 20)}.00`, match_status: 'unmatched' as const, flags: ['unsure'] };
    return [
      face({ attendance_record_id: id, ...fever }),
      ...(place % REPEAT_EVERY === 9 ? [face({ match_status: 'ignored', flags: ['repeat'] }, 28)] : []),
      ...(place % UNKNOWN_EVERY === 4 ? [face(unknown, 95)] : []),
    ];
  });
}
