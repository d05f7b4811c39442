import { alias } from 'drizzle-orm/pg-core';
import { and, count, eq, gte, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { files } from '#platform/server/files/file.tables.ts';
import type { Ctx } from '#platform/server/context.ts';
import { users } from '#modules/identity/server/public.ts';
import { guardImages, securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { listClockings as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { EXCEPTION_FLAGS, isException } from '../../contract/round/round.schema.ts';
import { patrolCheckpoints as p, patrolGuards as g, patrolRoutes as w, patrolSites as s } from '../patrol.tables.ts';
import { SCAN_PHOTO } from '../device/send-scan-photo.ts';
import { patrolClockings as c, patrolOperations as o, patrolRounds as d } from '../operation.tables.ts';

const enterers = alias(users, 'enterers');

/** Exceptions, as their index names them. */
export const EXCEPTION = sql`(${c.status} = 'late' or ${c.flags} ?| array[${sql.raw(EXCEPTION_FLAGS.map((flag) => `'${flag}'`).join(', '))}])`;

export type ClockingChoice = Omit<ParsedInput<typeof endpoint>, keyof PageRequest | 'sort' | 'sort_by'>;

/** Scans of guards whom the viewer may see; points and registered guards (`p`, `r`) are joined. */
export function chosenClockings(ctx: Ctx, input: ClockingChoice) {
  const zone = ctx.actor.timeZone;
  const like = input.keyword && containing(input.keyword);
  return and(
    eq(c.company_id, ctx.companyId),
    seenGuards(ctx),
    input.start_date ? gte(c.recorded_at, startOfDateIn(input.start_date, zone)) : undefined,
    input.end_date ? lt(c.recorded_at, startOfDateIn(addDays(input.end_date, 1), zone)) : undefined,
    input.project_id
      ? sql`${c.site_id} in (select ps.id from patrol_sites ps where ps.company_id = ${ctx.companyId} and ps.project_id = ${input.project_id})`
      : undefined,
    input.site_id ? eq(c.site_id, input.site_id) : undefined,
    input.guard_id ? eq(c.guard_id, input.guard_id) : undefined,
    input.checkpoint_id ? eq(c.checkpoint_id, input.checkpoint_id) : undefined,
    input.method ? eq(c.method, input.method) : undefined,
    input.status ? eq(c.status, input.status) : undefined,
    input.flag ? sql`${c.flags} ? ${input.flag}` : undefined,
    input.exceptions === 'Undecided' ? and(isNull(c.decided_at), EXCEPTION) : undefined,
    input.exceptions === 'Decided' ? isNotNull(c.decided_at) : undefined,
    like ? or(ilike(r.name, like), ilike(p.name, like)) : undefined,
  );
}

export async function listClockings(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const where = chosenClockings(ctx, input);
  const base = ctx.db
    .select({
      clocking: c,
      site: s.name,
      checkpoint: p.name,
      code: p.code,
      guard: r.name,
      registry: r.id,
      employee_id: r.employee_id,
      operation: o.number,
      route: w.name,
      round_start: d.start_at,
      photo: files,
      decider: users.name,
      enterer: enterers.name,
    })
    .from(c)
    .innerJoin(s, eq(s.id, c.site_id))
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .leftJoin(p, eq(p.id, c.checkpoint_id))
    .leftJoin(o, eq(o.id, c.operation_id))
    .leftJoin(d, eq(d.id, c.round_id))
    .leftJoin(w, eq(w.id, d.route_id))
    .leftJoin(users, eq(users.id, c.decided_by))
    .leftJoin(enterers, eq(enterers.id, c.created_by))
    .leftJoin(files, and(eq(files.subject_type, SCAN_PHOTO.type), eq(files.subject_id, c.id), eq(files.field, SCAN_PHOTO.field)))
    .where(where);
  const total = ctx.db
    .select({ total: count() })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .leftJoin(p, eq(p.id, c.checkpoint_id))
    .where(where);
  const { rows, meta } = await readPage(ctx, input, { rows: base, count: total, order: (to) => [to(c.recorded_at), to(c.id)] });
  const images = await guardImages(
    ctx,
    rows.map(({ registry, employee_id }) => ({ id: registry, employee_id })),
  );
  return {
    data: rows.map(({ clocking, site, checkpoint, code, guard, registry, operation, route, round_start, photo, decider, enterer }) => ({
      id: clocking.id,
      recorded_at: instantText(clocking.recorded_at),
      received_at: instantText(clocking.received_at),
      site_id: clocking.site_id,
      site,
      checkpoint: checkpoint && `${code} · ${checkpoint}`,
      guard,
      guard_image: images.get(registry) ?? null,
      operation,
      round: route === null || round_start === null ? null : { route, start_at: instantText(round_start) },
      method: clocking.method,
      status: clocking.status,
      flags: clocking.flags,
      distance_m: clocking.distance_m,
      tag_uid: checkpoint === null ? clocking.tag_uid : null,
      remark: clocking.remark,
      entered_by: enterer,
      answers: clocking.answers ?? [],
      photo: photo && presentFile(ctx, photo),
      exception: isException(clocking),
      decision: clocking.decision,
      decision_reason: clocking.decision_reason,
      decided_by: decider,
      decided_at: clocking.decided_at === null ? null : instantText(clocking.decided_at),
    })),
    meta,
  };
}
