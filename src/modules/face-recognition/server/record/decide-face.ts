/** Saying who a face is, or that it is nobody: of an unknown one, and again where that was wrong. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requireOpenMonth, evaluateAgain, voidPunches } from '#modules/attendance/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import type { assignFace as assignEndpoint, FaceRow, ignoreFace as ignoreEndpoint } from '../../contract/record/record.endpoints.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { notifyFaces } from '../notify-faces.ts';
import { facesById } from './face-list.store.ts';
import { presentFaces } from './face.presenter.ts';
import { punchFaces, spansOf } from './punch-faces.ts';
import { decideRecord, lockRecord, siteOfDevice } from './record.store.ts';

const factsOf = ({ match_status, employee_id, remark }: FaceRecord) => ({ match_status, employee_id, remark });

/**
 * The punch that an earlier decision, or the device, made of the face counts no longer.
 * @param next whose punch it becomes: the days of both are locked in one order @throws 422 where a payroll has closed the day
 */
async function takeBack(ctx: Ctx, face: FaceRecord, next: number | null): Promise<void> {
  const { attendance_record_id: punch, employee_id } = face;
  if (punch === null || employee_id === null) return;
  await requireOpenMonth(ctx, employee_id, dateInZone(face.recorded_at, ctx.actor.timeZone));
  await voidPunches(ctx, [punch], FACE_MESSAGES.takenBack.en);
  await evaluateAgain(ctx, spansOf(ctx, next === null ? [face] : [face, { ...face, employee_id: next }]));
}

async function decided(ctx: Ctx, action: string, before: FaceRecord, after: FaceRecord): Promise<FaceRow> {
  await audit(ctx, { action: `fr_record.${action}`, subject_type: 'fr_record', subject_id: after.id, before: factsOf(before), after: factsOf(after) });
  await notifyFaces(ctx);
  const [face] = await presentFaces(ctx, await facesById(ctx, after.id));
  return face as FaceRow;
}

export async function assignFace(ctx: Ctx, { id, employee_id, remark }: ParsedInput<typeof assignEndpoint>): Promise<OutputOf<typeof assignEndpoint>> {
  const before = await lockRecord(ctx, id);
  if (before.match_status === 'matched' && before.employee_id === employee_id) throw invalid('employee_id', FACE_ERRORS.assignedAlready);
  const [employee] = await getEmployees(ctx, [employee_id]);
  if (employee?.status !== 'Active') throw invalid('employee_id', FACE_ERRORS.employeeGone);
  await takeBack(ctx, before, employee_id);
  const flags = [...new Set([...before.flags, 'assigned' as const])];
  const after = await decideRecord(ctx, id, { match_status: 'matched', employee_id, remark, flags });
  await punchFaces(ctx, await siteOfDevice(ctx, after.fr_device_id), [after]);
  return { success: true, message: say(FACE_MESSAGES.assigned, ctx.locale, { name: employee.name }), data: await decided(ctx, 'assigned', before, after) };
}

export async function ignoreFace(ctx: Ctx, { id, remark }: ParsedInput<typeof ignoreEndpoint>): Promise<OutputOf<typeof ignoreEndpoint>> {
  const before = await lockRecord(ctx, id);
  if (before.match_status === 'ignored') throw invalid('base', FACE_ERRORS.ignoredAlready);
  await takeBack(ctx, before, null);
  const after = await decideRecord(ctx, id, { match_status: 'ignored', employee_id: null, attendance_record_id: null, remark });
  return { success: true, message: say(FACE_MESSAGES.ignored, ctx.locale), data: await decided(ctx, 'ignored', before, after) };
}
