import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { evaluateGuard, refusals, SENSITIVE } from '../../contract/guard/evaluate-guard.ts';
import { GUARD_ERRORS, REQUIREMENT_NAMES } from '../../contract/security-guard.messages.ts';
import { seesCompliance } from '../compliance-right.ts';
import type { KnownGuard } from './guard.store.ts';

/** Why a guard may not be on duty from one day to another, as far as whoever asks may read it; null: nothing refuses it. @param guard undefined: there is none */
export function unfitText(ctx: Ctx, guard: KnownGuard | undefined, first: CalendarDate, last: CalendarDate = first): { text: Text; params?: Params } | null {
  const refused = guard ? refusals(evaluateGuard(guard, guard, first, last)) : (['status'] as const);
  if (refused.length === 0) return null;
  const shown = refused.filter((requirement) => seesCompliance(ctx) || !SENSITIVE.has(requirement));
  if (shown.length === 0) return { text: GUARD_ERRORS.notFitHidden };
  return { text: GUARD_ERRORS.notFit, params: { list: shown.map((requirement) => say(REQUIREMENT_NAMES[requirement], ctx.locale)).join(', ') } };
}
