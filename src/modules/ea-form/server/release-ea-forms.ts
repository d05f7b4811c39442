/** What stands against publishing an EA form: differences from the payslips, open questions, a year that goes on. */
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { checkEaRelease as endpoint } from '../contract/ea-release.endpoints.ts';
import { BLOCKING_ISSUES } from '../contract/ea-form.schema.ts';
import { reconcileEa, type EaDifference } from '../contract/reconcile-ea.ts';
import { partsOfYear, type FormParts } from './ea-form.store.ts';
import { paidMonths, taxOwed } from './year/ea-paid.store.ts';
import { eaYear } from './generate-ea-forms.ts';

const SHOWN = 200;

export interface OpenMatters {
  readonly issues: readonly (typeof BLOCKING_ISSUES)[number][];
  readonly differences: readonly EaDifference[];
}

/** Forms about which something is open, by id. */
export async function openMatters(ctx: Ctx, year: number, forms: readonly FormParts[]): Promise<Map<number, OpenMatters>> {
  const people = forms.map(({ employee_id }) => employee_id);
  const [paid, owed] = await pipeline(
    ctx,
    () => paidMonths(ctx, year, people),
    () => taxOwed(ctx, year, people),
  );
  const differences = Map.groupBy([...reconcileEa(paid, forms), ...owed], ({ employee_id }) => employee_id);
  const found = new Map<number, OpenMatters>();
  for (const form of forms) {
    const issues = BLOCKING_ISSUES.filter((issue) => form.issues.includes(issue));
    const own = differences.get(form.employee_id) ?? [];
    if (issues.length > 0 || own.length > 0) found.set(form.id, { issues, differences: own });
  }
  return found;
}

/** The year goes on and so does the employment; a leaver has the form early by right. */
export const isEarly = (ctx: Ctx, year: number, { person }: Pick<FormParts, 'person'>): boolean =>
  year >= yearOf(todayIn(ctx.clock, ctx.actor.timeZone)) && person.left_at === null;

export async function checkEaRelease(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = eaYear(ctx, input.year);
  const forms = (await partsOfYear(ctx, year, input.ids ?? null)).filter(({ status }) => status === 'Success');
  const open = await openMatters(ctx, year, forms);
  return {
    data: {
      year,
      forms: forms.length,
      early: forms.filter((form) => isEarly(ctx, year, form)).length,
      open: forms
        .flatMap(({ id, person }) => {
          const matters = open.get(id);
          return matters
            ? [{ id, name: person.name, employee_code: person.employee_code, issues: [...matters.issues], differences: [...matters.differences] }]
            : [];
        })
        .slice(0, SHOWN),
      open_count: open.size,
    },
  };
}
