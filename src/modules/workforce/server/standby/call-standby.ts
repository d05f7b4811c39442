/** Calls somebody on standby to a need that lacks people on a day. */
import { addDays, calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { planAgain } from '#modules/roster/server/public.ts';
import { headsOfNeed } from '../../contract/deployed.ts';
import { isNeededOn } from '../../contract/needs.ts';
import type { callStandby as endpoint } from '../../contract/standby.endpoints.ts';
import { WORKFORCE_DEPLOYMENT_NOTICE as NOTICE, WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../../contract/workforce.messages.ts';
import { requireDeployable } from '../assess-people.ts';
import { changeDeployment, heldPeople, requireOverride, said, wantedWork } from '../deploy-people.ts';
import { deploymentsTo, findNeed, getDeployment, holdNeed } from '../deployment.store.ts';
import { keptTexts } from '../plan-deployed.ts';
import { asNeed } from '../project.store.ts';
import { workforceChanged } from '../workforce-changed.ts';
import { womDeployments as d } from '../workforce.tables.ts';

export async function callStandby(ctx: Ctx, { id, requirement_id, date, reason }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const before = await getDeployment(ctx, id);
  const ready = (await findNeed(ctx, before.requirement_id, false))?.need;
  const stands = before.standby && before.confirmed_at !== null && before.cancelled_at === null && before.start_date <= date && date <= before.end_date;
  if (!stands || !ready || !isNeededOn(asNeed(ready), date)) throw invalid('base', E.notStandby);
  // Two who fill the same gap at once wait for each other.
  await holdNeed(ctx, requirement_id);
  const wanted = await wantedWork(ctx, requirement_id, date, date);
  const there = (await deploymentsTo(ctx, [requirement_id], date, date)).get(requirement_id) ?? [];
  const heads = headsOfNeed(asNeed(wanted.need), there, date);
  if (heads.confirmed >= heads.needed) throw invalid('requirement_id', E.noGap);
  const people = await heldPeople(ctx, [before.employee_id], 'base');
  const warnings = await requireDeployable(ctx, people, { ...wanted, except: [id] }, 'base');
  const over = warnings.find(({ hours }) => hours)?.text;
  requireOverride(ctx, over, reason);
  const override_reason = over === undefined ? null : reason;
  await changeDeployment(ctx, id, {
    requirement_id,
    start_date: date,
    end_date: date,
    standby: false,
    cost_rate: wanted.need.cost_rate,
    confirmed_at: ctx.clock.now().toISOString(),
    override_reason,
  });
  const { company_id, employee_id, cost_rate, confirmed_at, created_by } = before;
  const kept = {
    company_id,
    requirement_id: before.requirement_id,
    employee_id,
    cost_rate,
    standby: true,
    confirmed_at,
    created_by,
    override_reason: before.override_reason,
  };
  const rest = [
    { start_date: before.start_date, end_date: addDays(date, -1) },
    { start_date: addDays(date, 1), end_date: before.end_date },
  ].filter(({ start_date, end_date }) => start_date <= end_date);
  if (rest.length > 0) await ctx.db.insert(d).values(rest.map((span) => ({ ...kept, ...span })));
  const [person] = people;
  await audit(ctx, {
    action: 'wom_deployment.called',
    subject_type: 'wom_deployment',
    subject_id: id,
    before: { requirement_id: before.requirement_id, start_date: before.start_date, end_date: before.end_date },
    after: { employee_id, requirement_id, date, ...(over !== undefined && { over, override_reason }) },
  });
  const day = calendarDate(date);
  const keptDays = keptTexts(ctx, person?.name ?? '', await planAgain(ctx, [employee_id], day, day, { tell: false }));
  if (person?.user_id)
    await notify(ctx, {
      to: { user: person.user_id },
      notification_type: 'wom_deployment',
      title: NOTICE.title,
      message: NOTICE.message,
      params: { project: wanted.project.name, from: formatDate(date), to: formatDate(date) },
    });
  await workforceChanged(ctx);
  return {
    success: true,
    message: say(M.called, ctx.locale, { name: person?.name ?? '', date: formatDate(date) }),
    data: { id, warnings: [...warnings.map(said), ...keptDays.map((text) => ({ employee_id, text }))] },
  };
}
