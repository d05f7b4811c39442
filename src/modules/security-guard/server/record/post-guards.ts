/** Posts several guards to one place at once: an open posting ends the day before, who may not be posted is named and left out. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { addDays, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { postGuards as endpoint } from '../../contract/record/posting.register.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { knownGuards, seenGuards } from '../guard/guard.store.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardPostings as p, securityGuards as g } from '../security-guard.tables.ts';
import { isMeeting, leavesBefore, postingsOf, refusalOf } from './posting.register.ts';

export async function postGuards(ctx: Ctx, { ids, ...place }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  if (place.to_date !== null && place.to_date < place.from_date) throw invalid('to_date', GUARD_ERRORS.endsBefore);
  const locked = await ctx.db
    .select({ id: g.id, name: g.name })
    .from(g)
    .where(and(eq(g.company_id, ctx.companyId), among(g.id, wanted), isNull(g.deleted_at), seenGuards(ctx)))
    .orderBy(g.id)
    .for('update');
  if (locked.length < wanted.length) throw invalid('ids', GUARD_ERRORS.guardUnknown);
  const [known, others] = [await knownGuards(ctx, wanted), await postingsOf(ctx, wanted)];
  const evaluated = locked.map(({ id, name }) => {
    const [fault] = refusalOf(ctx, known.get(id), place.from_date, 'base')['base'] ?? [];
    const met = others.find((other) => other.guard_id === id && (other.to_date !== null || other.from_date >= place.from_date) && isMeeting(place, other));
    const left = leavesBefore(known.get(id), place.to_date);
    const leaves = left === null ? null : say(GUARD_ERRORS.leavesBefore, ctx.locale, { date: formatDate(left) });
    const reason = fault
      ? say(fault.text, ctx.locale, fault.params)
      : leaves !== null
        ? leaves
        : met
          ? say(GUARD_ERRORS.overlap, ctx.locale, { place: met.place })
          : null;
    return { id, name, reason };
  });
  const posted = evaluated.flatMap(({ id, reason }) => (reason === null ? [id] : []));
  if (posted.length > 0) {
    await ctx.db
      .update(p)
      .set({ to_date: addDays(place.from_date, -1) })
      .where(and(eq(p.company_id, ctx.companyId), among(p.guard_id, posted), isNull(p.to_date), lt(p.from_date, place.from_date)));
    await ctx.db.insert(p).values(posted.map((guard_id) => ({ ...place, guard_id, company_id: ctx.companyId })));
    await audit(ctx, { action: 'security_guard.posted', subject_type: 'security_guard', subject_id: null, after: { guards: posted, ...place } });
    await guardsChanged(ctx);
  }
  const refused = evaluated.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }]));
  return { success: true, message: say(GUARD_MESSAGES.posted, ctx.locale, { n: posted.length }), data: { posted: posted.length, refused } };
}
