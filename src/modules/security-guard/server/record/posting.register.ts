/**
 * Postings of a guard, one at a time. The papers must be right on the first day: papers are renewed while somebody is posted, their ends are announced, and each duty
 * is judged by its own days. The last day of the guard is not renewed, so no posting goes beyond it.
 */
import { and, eq } from 'drizzle-orm';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { postings } from '../../contract/record/posting.register.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { getGuard, knownGuards, type KnownGuard } from '../guard/guard.store.ts';
import { unfitText } from '../guard/unfit-text.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardPostings as p } from '../security-guard.tables.ts';

/** Why a guard may not be posted on a day, in words that whoever asks may read; `{}` is no reason. */
export function refusalOf(ctx: Ctx, guard: KnownGuard | undefined, day: CalendarDate, field: string): FieldTexts {
  const unfit = unfitText(ctx, guard, day);
  return unfit ? fault(field, unfit.text, unfit.params) : {};
}

/** The last day of a guard who leaves before a posting ends; null: none. */
export const leavesBefore = (guard: KnownGuard | undefined, to_date: string | null): string | null =>
  guard?.left_at != null && guard.left_at < (to_date ?? LAST) ? guard.left_at : null;

const LAST = '9999-12-31';
interface Days {
  readonly from_date: string;
  readonly to_date: string | null;
}
export const isMeeting = (one: Days, other: Days): boolean => one.from_date <= (other.to_date ?? LAST) && other.from_date <= (one.to_date ?? LAST);

export const postingsOf = (ctx: Ctx, guards: readonly number[]) =>
  ctx.db
    .select()
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), among(p.guard_id, guards)))
    .execute();

export const postingRegister = registerOf(postings, {
  table: p,
  subject: 'security_guard_posting',
  search: [p.place],
  order: { from_date: p.from_date },
  wording: { created: GUARD_MESSAGES.postingCreated, saved: GUARD_MESSAGES.postingSaved, deleted: GUARD_MESSAGES.postingDeleted },
  under: (ctx, { guard_id }, lock) => getGuard(ctx, guard_id, lock),
  async check(ctx, drafts) {
    const ids = [...new Set(drafts.map(({ form }) => form.guard_id))];
    const [known, others] = await pipeline(
      ctx,
      () => knownGuards(ctx, ids),
      () => postingsOf(ctx, ids),
    );
    return drafts.map(({ form, before }) => {
      const isNew = before === null || before.from_date !== form.from_date || before.place !== form.place;
      const isLonger = isNew || before.to_date !== form.to_date;
      const left = isLonger ? leavesBefore(known.get(form.guard_id), form.to_date) : null;
      const met = others.find((other) => other.guard_id === form.guard_id && other.id !== before?.id && isMeeting(form, other));
      return {
        ...(isNew && refusalOf(ctx, known.get(form.guard_id), form.from_date, 'place')),
        ...(left !== null && fault('to_date', GUARD_ERRORS.leavesBefore, { date: formatDate(left) })),
        ...(met && fault('from_date', GUARD_ERRORS.overlap, { place: met.place })),
        ...(form.to_date !== null && form.to_date < form.from_date && fault('to_date', GUARD_ERRORS.endsBefore)),
      };
    });
  },
  notify: guardsChanged,
});
