/** Owner and admins of the company: the list, one of them, what they did, and who could become one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { actWords } from '#platform/server/audit/audit-labels.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  adminActivity as activityEndpoint,
  listAdminCandidates,
  listAdmins as listEndpoint,
  showAdmin as showEndpoint,
} from '../../contract/admin.endpoints.ts';
import type { AdminRow } from '../../contract/admin.schema.ts';
import { alikeAsOne, subjectWords } from './act-subjects.ts';
import { presentAdmin, withRelations } from './admin.presenter.ts';
import { activitiesOf, adminOf, adminsOf, candidatesOf } from './admin.store.ts';
import { signInsOf } from '../token.store.ts';

const ACTIVITY_DAYS = 30;

export async function listAdmins(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await adminsOf(ctx, ctx.companyId, input);
  const shown = rows.map((row) => presentAdmin(ctx, row));
  return { data: await withRelations(ctx, shown, input.with), meta };
}

export async function showAdmin(ctx: Ctx, input: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const admin = await adminOf(ctx, ctx.companyId, input.id);
  if (!admin) throw notFound();
  const [shown] = await withRelations(ctx, [presentAdmin(ctx, admin)], input.with);
  return { data: shown as AdminRow };
}

export async function showActivity(ctx: Ctx, input: ParsedInput<typeof activityEndpoint>): Promise<OutputOf<typeof activityEndpoint>> {
  const since = new Date(ctx.clock.now().getTime() - ACTIVITY_DAYS * 86_400_000);
  const [admin, activities] = await pipeline(
    ctx,
    () => adminOf(ctx, ctx.companyId, input.id),
    () => activitiesOf(ctx, ctx.companyId, input.id, since),
  );
  if (!admin) throw notFound();
  const about = await subjectWords(ctx, activities);
  const wording = activities.map(({ at, action, subject_type, subject_id }, index) => ({
    at,
    action,
    subject_type,
    subject_id,
    ...actWords(action, subject_type),
    about: about[index] ?? null,
  }));
  return {
    data: {
      sign_ins: admin.alone ? await signInsOf(ctx, input.id) : [],
      acts: alikeAsOne(wording, ({ what, deed: event, about: of }) => `${what.en}|${event.en}|${of?.en}`),
    },
  };
}

export const listCandidates = async (ctx: Ctx, input: ParsedInput<typeof listAdminCandidates>): Promise<OutputOf<typeof listAdminCandidates>> => ({
  data: await candidatesOf(ctx, ctx.companyId, input.keyword),
});
