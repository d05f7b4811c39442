/** What a kiosk is answered of what it saw. */
import { adhocText } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FaceAnswer } from '../../contract/device/device-call.endpoints.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { punchesOf } from './punch-faces.ts';

const nameOf = adhocText<{ name: string }>('select coalesce(preferred_name, name) as name from employees where company_id = $1 and id = $2');

export async function answerOf(ctx: Ctx, record: FaceRecord): Promise<FaceAnswer> {
  const at = instantText(record.recorded_at);
  if (record.match_status === 'unmatched' || record.employee_id === null) return { outcome: 'unknown', name: null, at, type: null, status: null };
  const [person] = await nameOf(ctx.client, [ctx.companyId, record.employee_id]);
  const punch = (await punchesOf(ctx, [record])).get(record.id);
  const outcome = record.match_status === 'matched' ? 'recognised' : 'repeat';
  return { outcome, name: person?.name ?? null, at, type: punch?.type ?? null, status: punch?.status ?? null };
}
