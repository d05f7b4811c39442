/** Who may type a code at a kiosk. The digits are told once, to whoever gives them. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type { giveCode as giveEndpoint, listCodes as listEndpoint, revokeCode as revokeEndpoint } from '../../contract/code/clocking-code.endpoints.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { notifyEnrolments } from '../notify-faces.ts';
import { digestOfClockingCode, newClockingCode } from './clocking-code.ts';
import { deleteCode, pageOfCodes, putCode } from './code.store.ts';

const SUBJECT = 'fr_code';

export async function listCodes(ctx: Ctx, filter: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await pageOfCodes(ctx, filter);
  return {
    data: rows.map((row) => ({
      ...row,
      given_at: instantText(row.given_at),
      last_used_at: row.last_used_at === null ? null : instantText(row.last_used_at),
    })),
    meta,
  };
}

/** @throws 404, 422 */
export async function giveCode(ctx: Ctx, { employee_id }: ParsedInput<typeof giveEndpoint>): Promise<OutputOf<typeof giveEndpoint>> {
  const employee = await getEmployee(ctx, employee_id, { lock: true });
  if (employee.status !== 'Active') throw invalid('employee_id', FACE_ERRORS.employeeGone);
  for (;;) {
    const code = newClockingCode();
    const record = await putCode(ctx, employee_id, digestOfClockingCode(ctx.services.secret, ctx.companyId, code));
    // One in many thousands is somebody's already.
    if (!record) continue;
    await audit(ctx, { action: 'fr_code.created', subject_type: SUBJECT, subject_id: record.id, after: { employee_id } });
    await notifyEnrolments(ctx);
    return { success: true, message: say(FACE_MESSAGES.codeGiven, ctx.locale, { name: employee.name }), data: { name: employee.name, code } };
  }
}

/** @throws 404 */
export async function revokeCode(ctx: Ctx, { id }: ParsedInput<typeof revokeEndpoint>): Promise<OutputOf<typeof revokeEndpoint>> {
  const record = await deleteCode(ctx, id);
  if (!record) throw notFound();
  await audit(ctx, { action: 'fr_code.revoked', subject_type: SUBJECT, subject_id: id, before: { employee_id: record.employee_id } });
  await notifyEnrolments(ctx);
  return { success: true, message: say(FACE_MESSAGES.codeRevoked, ctx.locale) };
}
