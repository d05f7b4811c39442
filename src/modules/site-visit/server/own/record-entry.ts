/** What the device of an employee recorded of a start or an end. */
import type { Fix } from '#platform/contract/geo.ts';
import type { Measured } from '#platform/contract/place/geofence.ts';
import type { MadeAt } from '#platform/server/field/made-at.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EntryRecord, VisitRecord } from '../site-visit.tables.ts';
import { addEntry } from '../visit.store.ts';

interface Sent {
  readonly client_ref: string;
  readonly remark: string | null;
}
interface Spot {
  readonly when: MadeAt;
  readonly fix: Fix | null;
  readonly measured: Measured | null;
}

const whole = (metres: number | null | undefined) => (metres == null ? null : Math.round(metres));

export const recordEntry = (
  ctx: Ctx,
  { id, employee_id }: VisitRecord,
  type: EntryRecord['type'],
  { client_ref, remark }: Sent,
  { when, fix, measured }: Spot,
): Promise<EntryRecord> =>
  addEntry(ctx, {
    site_visit_id: id,
    employee_id,
    type,
    recorded_at: when.at.toISOString(),
    lat: fix?.lat ?? null,
    lng: fix?.lng ?? null,
    accuracy_m: whole(fix?.accuracy_m),
    distance_m: measured?.distance_m ?? null,
    position: measured?.position ?? null,
    remark,
    client_ref,
    hash: when.offline?.made.hash ?? null,
  });
