/** Who is known by their face: only who agreed, and only as long. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type {
  Enrolment,
  enrolEmployee as enrolEndpoint,
  listEnrolments as listEndpoint,
  revokeEnrolment as endEndpoint,
} from '../../contract/enrolment/enrolment.endpoints.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import type { EnrolmentRecord } from '../face-recognition.tables.ts';
import { faceSettingOf } from '../setting/face-setting.store.ts';
import { notifyEnrolments } from '../notify-faces.ts';
import { activeEnrolmentOf, endEnrolment, insertEnrolment, lockEnrolment, pageOfEnrolments, shownEnrolment, type ShownEnrolment } from './enrolment.store.ts';
import { descriptorSeal, readDescriptor } from './read-descriptor.ts';

const SUBJECT = 'fr_enrolment';
const picture = (id: number) => ({ type: SUBJECT, id, field: 'image' });

async function present(ctx: Ctx, rows: readonly ShownEnrolment[]): Promise<Enrolment[]> {
  const pictures = await presentFilesOf(
    ctx,
    SUBJECT,
    rows.map(({ id }) => id),
    'image',
  );
  return rows.map((row) => ({ ...row, revoked_at: row.revoked_at === null ? null : instantText(row.revoked_at), image: pictures.get(row.id)?.[0] ?? null }));
}

export async function listEnrolments(ctx: Ctx, filter: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await pageOfEnrolments(ctx, filter);
  return { data: await present(ctx, rows), meta };
}

async function end(ctx: Ctx, { id, employee_id }: Pick<EnrolmentRecord, 'id' | 'employee_id'>, reason: string | null): Promise<void> {
  await endEnrolment(ctx, id, reason);
  await replaceFile(ctx, null, picture(id));
  await audit(ctx, { action: 'fr_enrolment.revoked', subject_type: SUBJECT, subject_id: id, after: { employee_id, reason } });
}

/** @throws 404, 422 */
export async function enrolEmployee(ctx: Ctx, input: ParsedInput<typeof enrolEndpoint>): Promise<OutputOf<typeof enrolEndpoint>> {
  const { employee_id, descriptor, device_person_id, image, consent_at, consent_by } = input;
  const employee = await getEmployee(ctx, employee_id, { lock: true });
  if (employee.status !== 'Active') throw invalid('employee_id', FACE_ERRORS.employeeGone);
  if (consent_at > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('consent_at', FACE_ERRORS.consentAhead);
  if (!descriptor && device_person_id === null) throw invalid('descriptor', FACE_ERRORS.noFace);
  const face = descriptor ? descriptorSeal(ctx.services.secret, ctx.companyId).close(readDescriptor(descriptor), employee_id) : null;
  const before = await activeEnrolmentOf(ctx, employee_id);
  if (before) await end(ctx, before, say(FACE_MESSAGES.replacedReason, ctx.locale));
  const record = await guardUnique({ fr_enrolments_person_key: ['device_person_id', FACE_ERRORS.personTaken] }, () =>
    insertEnrolment(ctx, { employee_id, descriptor: face, device_person_id, consent_at, consent_by }),
  );
  // A company that keeps no pictures is given none; the sweep takes what came along.
  if (image && (await faceSettingOf(ctx)).keep_pictures) await replaceFile(ctx, image, picture(record.id), { extensions: [...IMAGE_EXTENSIONS] });
  await audit(ctx, {
    action: 'fr_enrolment.created',
    subject_type: SUBJECT,
    subject_id: record.id,
    after: { employee_id, device_person_id, consent_at, consent_by },
  });
  await notifyEnrolments(ctx);
  const [data] = await present(ctx, await shownEnrolment(ctx, record.id));
  return { success: true, message: say(FACE_MESSAGES.enrolled, ctx.locale, { name: employee.name }), data: data as Enrolment };
}

/** @throws 404, 422 */
export async function revokeEnrolment(ctx: Ctx, { id, reason }: ParsedInput<typeof endEndpoint>): Promise<OutputOf<typeof endEndpoint>> {
  const record = await lockEnrolment(ctx, id);
  if (!record) throw notFound();
  if (record.revoked_at !== null) throw invalid('base', FACE_ERRORS.revokedAlready);
  await end(ctx, record, reason);
  await notifyEnrolments(ctx);
  return { success: true, message: say(FACE_MESSAGES.revoked, ctx.locale) };
}
