/** What the owner sees of faces. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chooseActive } from '#modules/employee/server/public.ts';
import { ONLINE_MINUTES } from '../../contract/face.schema.ts';
import type * as calls from '../../contract/record/record.endpoints.ts';
import { faceSettingOf } from '../setting/face-setting.store.ts';
import { countFaces, facesById, pageOfFaces } from './face-list.store.ts';
import { presentFaces } from './face.presenter.ts';

type Call = 'listFaceRecords' | 'faceSummary' | 'showFaceRecord' | 'findFaceEmployees';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listFaceRecords(ctx: Ctx, filter: In<'listFaceRecords'>): Promise<Out<'listFaceRecords'>> {
  const { rows, meta } = await pageOfFaces(ctx, filter);
  return { data: await presentFaces(ctx, rows), meta };
}

const devices = adhocText<{ all: number; online: number }>(
  `select count(*)::int as all, count(*) filter (where last_seen_at > $2::timestamptz - interval '${ONLINE_MINUTES} minutes')::int as online
   from fr_devices where company_id = $1 and deleted_at is null and status = 'Active'`,
);

export async function faceSummary(ctx: Ctx, choice: In<'faceSummary'>): Promise<Out<'faceSummary'>> {
  const [counts, [found], { enabled }] = await pipeline(
    ctx,
    () => countFaces(ctx, choice),
    () => devices(ctx.client, [ctx.companyId, instantOf(ctx.clock)]),
    () => faceSettingOf(ctx),
  );
  return { data: { ...counts, devices: found?.all ?? 0, devices_online: found?.online ?? 0, enabled } };
}

const enrolmentsOfFace = adhocText<{ id: number }>(
  `select e.id::float as id from fr_records r
   join fr_enrolments e on e.company_id = $1 and e.employee_id = r.employee_id and e.revoked_at is null where r.company_id = $1 and r.id = $2`,
);

export async function showFaceRecord(ctx: Ctx, { id }: In<'showFaceRecord'>): Promise<Out<'showFaceRecord'>> {
  const [rows, enrolments] = await pipeline(
    ctx,
    () => facesById(ctx, id),
    () => enrolmentsOfFace(ctx.client, [ctx.companyId, id]),
  );
  const enrolled = enrolments.map((each) => each.id);
  const [[face], pictures] = await pipeline(
    ctx,
    () => presentFaces(ctx, rows),
    () => presentFilesOf(ctx, 'fr_enrolment', enrolled, 'image'),
  );
  if (!face) throw notFound();
  return { data: { ...face, enrolment_image: enrolled.flatMap((each) => pictures.get(each) ?? [])[0] ?? null } };
}

export const findFaceEmployees = async (ctx: Ctx, { keyword }: In<'findFaceEmployees'>): Promise<Out<'findFaceEmployees'>> => ({
  data: await chooseActive(ctx, keyword),
});
