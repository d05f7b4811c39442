/** Saying who an unknown face is, or that it is nobody. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import type { assignFace as assignEndpoint, FaceRow, ignoreFace as ignoreEndpoint } from '../../contract/record/record.endpoints.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { tellFaces } from '../tell-faces.ts';
import { facesById } from './face-list.store.ts';
import { presentFaces } from './face.presenter.ts';
import { punchFaces } from './punch-faces.ts';
import { decideRecord, lockRecord, siteOfDevice } from './record.store.ts';

const factsOf = ({ match_status, employee_id, remark }: FaceRecord) => ({ match_status, employee_id, remark });

/** @throws 404, 422 where it is decided already */
async function undecided(ctx: Ctx, id: number): Promise<FaceRecord> {
  const record = await lockRecord(ctx, id);
  if (record.match_status !== 'unmatched') throw invalid('base', FACE_ERRORS.decided);
  return record;
}

async function decided(ctx: Ctx, action: string, before: FaceRecord, after: FaceRecord): Promise<FaceRow> {
  await audit(ctx, { action: `fr_record.${action}`, subject_type: 'fr_record', subject_id: after.id, before: factsOf(before), after: factsOf(after) });
  await tellFaces(ctx);
  const [face] = await presentFaces(ctx, await facesById(ctx, after.id));
  return face as FaceRow;
}

export async function assignFace(ctx: Ctx, { id, employee_id, remark }: ParsedInput<typeof assignEndpoint>): Promise<OutputOf<typeof assignEndpoint>> {
  const before = await undecided(ctx, id);
  const [employee] = await getEmployees(ctx, [employee_id]);
  if (employee?.status !== 'Active') throw invalid('employee_id', FACE_ERRORS.employeeGone);
  const after = await decideRecord(ctx, id, { match_status: 'matched', employee_id, remark, flags: [...before.flags, 'assigned'] });
  await punchFaces(ctx, await siteOfDevice(ctx, after.fr_device_id), [after]);
  return { success: true, message: say(FACE_MESSAGES.assigned, ctx.locale, { name: employee.name }), data: await decided(ctx, 'assigned', before, after) };
}

export async function ignoreFace(ctx: Ctx, { id, remark }: ParsedInput<typeof ignoreEndpoint>): Promise<OutputOf<typeof ignoreEndpoint>> {
  const before = await undecided(ctx, id);
  const after = await decideRecord(ctx, id, { match_status: 'ignored', remark });
  return { success: true, message: say(FACE_MESSAGES.ignored, ctx.locale), data: await decided(ctx, 'ignored', before, after) };
}
