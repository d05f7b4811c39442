/** Writes down faces that were seen, judges them, and makes punches of those that are somebody's. A fixed number of statements for any number of faces. */
import { insertFile } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { evaluateSighting, type Evaluated } from '../../contract/match/evaluate-sighting.ts';
import type { KnownDevice } from '../device/device-of.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { notifyFaces, notifyUnmatched } from '../notify-faces.ts';
import { punchFaces } from './punch-faces.ts';
import type { Seen } from './seen.ts';
import { insertRecords, keepSeen, matchedAround, recordsByRef, wasUnmatchedLately } from './record.store.ts';

/** What one call brought. */
export interface Brought {
  readonly device: KnownDevice;
  readonly seen: readonly Seen[];
  /** By the clock of the device; null: it did not say. */
  readonly sent_at: Date | null;
}

export interface Stored {
  /** All that was brought, also what was there before, in the order of time. */
  readonly records: readonly FaceRecord[];
  readonly accepted: number;
}

function evaluateAll({ device, seen, sent_at }: Brought, now: Date, before: ReadonlyMap<number, readonly Date[]>): Map<Seen, Evaluated> {
  const matched = new Map([...before].map(([id, times]) => [id, [...times]]));
  const evaluated = new Map<Seen, Evaluated>();
  for (const each of seen) {
    const others = matched.get(each.employee_id ?? 0) ?? [];
    const verdict = evaluateSighting(each, { now, sent_at, threshold: device.setting.threshold, others });
    evaluated.set(each, { ...verdict, flags: [...each.flags, ...verdict.flags] });
    if (verdict.match_status === 'matched' && verdict.employee_id !== null) matched.set(verdict.employee_id, [...others, each.recorded_at]);
  }
  return evaluated;
}

export async function keepSightings(ctx: Ctx, brought: Brought): Promise<Stored> {
  const { device } = brought;
  const now = ctx.clock.now();
  const known = await recordsByRef(
    ctx,
    device.id,
    brought.seen.map(({ client_ref }) => client_ref),
  );
  const fresh = brought.seen.filter(({ client_ref }) => !known.has(client_ref)).toSorted((a, b) => a.recorded_at.getTime() - b.recorded_at.getTime());
  const evaluated = evaluateAll({ ...brought, seen: fresh }, now, await matchedAround(ctx, fresh));
  // Somebody else may be sending the same: what is there by now is theirs.
  const inserted = await insertRecords(ctx, device, evaluated);
  for (const { client_ref, picture } of fresh) {
    const record = inserted.get(client_ref);
    if (picture && record) await insertFile(ctx, { ...picture, subject_type: 'fr_record', subject_id: record.id });
  }
  const punched = await punchFaces(ctx, device.work_site_id, [...inserted.values()]);
  await keepSeen(ctx, device.id, now);
  await notifierOf(ctx, device, inserted);
  const records = [...known.values(), ...inserted.values()].map((record) => ({
    ...record,
    attendance_record_id: punched.get(record.id) ?? record.attendance_record_id,
  }));
  const refused = brought.seen.filter((each) => each.refused && inserted.has(each.client_ref)).length;
  return { records, accepted: inserted.size - refused };
}

async function notifierOf(ctx: Ctx, device: KnownDevice, inserted: ReadonlyMap<string, FaceRecord>): Promise<void> {
  if (inserted.size === 0) return;
  await notifyFaces(ctx);
  const unmatched = [...inserted.values()].filter(({ match_status }) => match_status === 'unmatched').map(({ id }) => id);
  // A face that stands there for an hour is one notice.
  if (unmatched.length > 0 && !(await wasUnmatchedLately(ctx, device.id, unmatched))) await notifyUnmatched(ctx, device.name);
}
