/** The only way of a face to the owner. A page takes a fixed number of queries. */
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FaceFlag } from '../../contract/face.schema.ts';
import type { FaceRow } from '../../contract/record/record.endpoints.ts';
import type { ShownFace } from './face-list.store.ts';
import { punchesOf } from './punch-faces.ts';

const number = (text: string | null) => (text === null ? null : Number(text));

export async function presentFaces(ctx: Ctx, rows: readonly ShownFace[]): Promise<FaceRow[]> {
  const records = rows.map(({ record }) => record);
  const [pictures, punches] = await pipeline(
    ctx,
    () =>
      presentFilesOf(
        ctx,
        'fr_record',
        records.map(({ id }) => id),
        'image',
      ),
    () => punchesOf(ctx, records),
  );
  return rows.map(({ record, employee, device, place }) => {
    const punch = punches.get(record.id);
    return {
      id: record.id,
      recorded_at: instantText(record.recorded_at),
      received_at: instantText(record.received_at),
      employee,
      device,
      place,
      device_person_id: record.device_person_id,
      direction: record.direction,
      confidence: record.flags.includes('by_code') ? null : Number(record.confidence),
      liveness: number(record.liveness),
      temperature: number(record.temperature),
      match_status: record.match_status,
      flags: record.flags as FaceFlag[],
      remark: record.remark,
      image: pictures.get(record.id)?.[0] ?? null,
      punch: punch ? { id: punch.id, type: punch.type } : null,
    };
  });
}
