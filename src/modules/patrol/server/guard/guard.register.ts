/** Guards who patrol, seen by whoever sees the guard of the registry. */
import { and, asc, eq, ilike, isNull, notExists, or, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { SlowWork } from '#platform/server/module.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { forgetAttempts, hashPassword } from '#modules/identity/server/public.ts';
import { guardImagesOf, securityGuards as s, seenGuards } from '#modules/security-guard/server/public.ts';
import { patrolGuards, type findRegistryGuards as findEndpoint, type PatrolGuardRow, type setPin as pinEndpoint } from '../../contract/guard/guard.register.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { patrolGuards as table } from '../patrol.tables.ts';
import { namedSites } from '../site/site.register.ts';
import { sumGuards } from './sum-guards.ts';

const seen = (ctx: Ctx) => {
  const narrowed = seenGuards(ctx);
  return narrowed && sql`exists (select from ${s} where ${and(eq(s.company_id, table.company_id), eq(s.id, table.security_guard_id), narrowed)})`;
};

const registryOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({
      id: s.id,
      name: s.name,
      phone: s.phone,
      guard_no: s.guard_no,
      status: s.status,
      blacklisted_at: s.blacklisted_at,
      employee_id: s.employee_id,
      agency_name: s.agency_name,
    })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), among(s.id, ids), isNull(s.deleted_at), seenGuards(ctx)))
    .execute();

/** Whose a guard is; an employee who is lent is an employee. */
const sourceOf = ({ employee_id, agency_name }: { readonly employee_id: number | null; readonly agency_name: string | null }): PatrolGuardRow['source'] =>
  employee_id !== null ? 'Employee' : agency_name !== null ? 'Agency' : 'Registry';
function fromSource(source: PatrolGuardRow['source']) {
  const is = {
    Employee: sql`${s.employee_id} is not null`,
    Agency: sql`${s.employee_id} is null and ${s.agency_name} is not null`,
    Registry: sql`${s.employee_id} is null and ${s.agency_name} is null`,
  }[source];
  return sql`exists (select from ${s} where ${s.company_id} = ${table.company_id} and ${s.id} = ${table.security_guard_id} and ${is})`;
}

export const guardRegister = registerOf(patrolGuards, {
  table,
  subject: 'patrol_guard',
  // Who is listed is seen in the registry (`seen`), so that its name and number tell nobody more.
  search: [
    table.code,
    table.skills,
    sql`(select concat_ws(' ', ${s.name}, ${s.guard_no}) from ${s} where ${s.company_id} = ${table.company_id} and ${s.id} = ${table.security_guard_id})`,
  ],
  order: { code: sql`lower(${table.code})` },
  unique: {
    patrol_guards_code_key: ['code', PATROL_ERRORS.codeTaken],
    patrol_guards_registry_key: ['security_guard_id', PATROL_ERRORS.guardTaken],
  },
  wording: { created: PATROL_MESSAGES.guardCreated, saved: PATROL_MESSAGES.guardSaved, deleted: PATROL_MESSAGES.guardDeleted },
  seen,
  where: (_ctx, { position, site_id, source }) =>
    and(position && eq(table.position, position), site_id ? eq(table.home_site_id, site_id) : undefined, source && fromSource(source)),
  async check(ctx, drafts) {
    const [known, sites] = await pipeline(
      ctx,
      () =>
        registryOf(
          ctx,
          drafts.map(({ form }) => form.security_guard_id),
        ),
      () =>
        namedSites(
          ctx,
          drafts.map(({ form }) => form.home_site_id),
        ),
    );
    const live = new Set(known.flatMap(({ id, status, blacklisted_at }) => (status === 'Active' && blacklisted_at === null ? [id] : [])));
    return drafts.map(({ form, before }) => ({
      ...(form.security_guard_id !== before?.security_guard_id && !live.has(form.security_guard_id) && fault('security_guard_id', PATROL_ERRORS.guardUnknown)),
      ...(form.home_site_id !== before?.home_site_id && !sites.get(form.home_site_id)?.live && fault('home_site_id', PATROL_ERRORS.siteUnknown)),
    }));
  },
  may: (_ctx, records) => records.map(() => ({ update: true as const, remove: true as const })),
  async present(ctx, records) {
    const registered = records.map(({ security_guard_id }) => security_guard_id);
    const [known, sites, sums, images] = await pipeline(
      ctx,
      () => registryOf(ctx, registered),
      () =>
        namedSites(
          ctx,
          records.map(({ home_site_id }) => home_site_id),
        ),
      () =>
        sumGuards(
          ctx,
          records.map(({ id }) => id),
        ),
      () => guardImagesOf(ctx, registered),
    );
    const guards = new Map(known.map((guard) => [guard.id, guard]));
    return records.map((record): Partial<PatrolGuardRow> => {
      const guard = guards.get(record.security_guard_id);
      const { duty_today = null, late = 0, expected = 0, missed = 0 } = sums.get(record.id) ?? {};
      return {
        source: guard ? sourceOf(guard) : 'Registry',
        image: (guard && images.get(guard.id)) ?? null,
        duty_today,
        late,
        missed,
        completion_percent: expected === 0 ? null : Math.floor((1000 * (expected - missed)) / expected) / 10,
        name: guard?.name ?? '',
        phone: guard?.phone ?? null,
        guard_no: guard?.guard_no ?? '',
        home_site: sites.get(record.home_site_id)?.name ?? null,
        has_pin: record.pin_hash !== null,
        fit: guard?.status === 'Active' && guard.blacklisted_at === null,
      };
    });
  },
  notify: patrolChanged,
});

/** Under which wrong PINs of a guard are counted. */
export const pinAttempts = (guard: number) => `patrol-pin|${guard}`;

/** A hash takes its time, so it is made while no connection is held. */
export const hashPin =
  async (_ctx: Ctx, { pin }: ParsedInput<typeof pinEndpoint>): Promise<SlowWork<string>> =>
  () =>
    hashPassword(pin);

/** Whoever knew the PIN before may be signed in by it. */
const signedOut = adhocText(
  `update patrol_sessions set ended_at = $3, updated_at = clock_timestamp() where company_id = $1 and guard_id = $2 and ended_at is null and expires_at > $3`,
);

export async function setPin(ctx: Ctx, { id }: ParsedInput<typeof pinEndpoint>, hash: string): Promise<OutputOf<typeof pinEndpoint>> {
  const changed = await ctx.db
    .update(table)
    .set({ pin_hash: hash })
    .where(and(eq(table.company_id, ctx.companyId), eq(table.id, id), isNull(table.deleted_at), seen(ctx)))
    .returning({ id: table.id });
  if (changed.length === 0) throw notFound();
  await forgetAttempts(ctx, pinAttempts(id));
  await signedOut(ctx.client, [ctx.companyId, id, instantOf(ctx.clock)]);
  await audit(ctx, { action: 'patrol_guard.pin_set', subject_type: 'patrol_guard', subject_id: id });
  await patrolChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.pinSet, ctx.locale), data: { id } };
}

const MOST = 20;

export async function findRegistryGuards(ctx: Ctx, { keyword }: ParsedInput<typeof findEndpoint>): Promise<OutputOf<typeof findEndpoint>> {
  const like = containing(keyword);
  const patrols = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, s.company_id), eq(table.security_guard_id, s.id), isNull(table.deleted_at)));
  return {
    data: await ctx.db
      .select({ id: s.id, name: s.name, code: s.guard_no })
      .from(s)
      .where(
        and(
          eq(s.company_id, ctx.companyId),
          isNull(s.deleted_at),
          eq(s.status, 'Active'),
          isNull(s.blacklisted_at),
          seenGuards(ctx),
          keyword ? or(ilike(s.name, like), ilike(s.guard_no, like)) : undefined,
          notExists(patrols),
        ),
      )
      .orderBy(asc(sql`lower(${s.name})`))
      .limit(MOST),
  };
}
