/** The state of one contract, and all contracts of a company in figures. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addMonths, daysInclusive, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { add, fromRinggit, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ageing } from '../../contract/claim/ageing.ts';
import { progressCurve, type PlannedMonth } from '../../contract/project/progress-curve.ts';
import type { showOverview as endpoint, showSummary as summaryEndpoint } from '../../contract/project/project.endpoints.ts';
import { damagesFor, sectionsOf } from '../project/section.store.ts';
import { outstandingOf } from './claim.presenter.ts';
import { approvedVariations, claimsOf } from './claim.store.ts';
import { sumDeductions } from './reckon-claim.ts';
import type { ClaimRecord } from '../progress-claim.tables.ts';
import { completionOf, getProject, progressOf, today } from '../project.store.ts';

const isCertified = ({ certified_net }: ClaimRecord) => certified_net !== null;
const sum = (amounts: readonly (Sen | null)[]): Sen => add(...amounts.map((amount) => amount ?? ZERO));
const daysUntil = (from: CalendarDate, to: CalendarDate) => daysInclusive(from, to) - 1;

export async function showOverview(ctx: Ctx, { project_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const project = await getProject(ctx, project_id);
  const [plan, claims, variations, completion, sections] = await pipeline(
    ctx,
    () => progressOf(ctx, project_id),
    () => claimsOf(ctx, project_id),
    () => approvedVariations(ctx, project_id),
    () => completionOf(ctx, project),
    () => sectionsOf(ctx, project.id),
  );
  const now = today(ctx);
  const extra = sum(variations.map(({ amount }) => amount));
  const revised = add(project.contract_sum, extra);
  const certified = claims.filter(isCertified);
  const last = certified[0]?.certified ?? null;
  const done = ({ facts }: NonNullable<ClaimRecord['certified']>) => add(facts.work_done, facts.vo_done);
  // One version of each claim: the newest.
  const latest = claims.filter(({ claim_no }, at) => claims[at - 1]?.claim_no !== claim_no && claims[at]!.status !== 'Rejected').toReversed();
  const damages = damagesFor(project, completion, now, sections);
  const deducted = sum(certified.map(({ certified_deductions }) => sumDeductions(certified_deductions.filter(({ kind }) => kind === 'Damages'))));
  const unpaid = claims
    .filter(({ status }) => status === 'Waiting for Payment')
    .map((claim) => ({ due_date: claim.due_date as CalendarDate, outstanding: outstandingOf(claim) }));
  const aged = ageing(unpaid, now);
  return {
    data: {
      curve: progressCurve(
        plan.map(({ month, planned_percent }): PlannedMonth => ({ month: month as CalendarDate, planned_percent })),
        latest.map((claim) => ({
          period_end: claim.period_end as CalendarDate,
          claimed: done(claim.claimed),
          certified: isCertified(claim) && claim.certified ? done(claim.certified) : null,
        })),
        revised,
        now,
      ),
      contract_sum: toRinggit(project.contract_sum),
      variations: toRinggit(extra),
      revised_sum: toRinggit(revised),
      certified_work: toRinggit(last ? done(last) : ZERO),
      certified: toRinggit(last?.figures.net ?? ZERO),
      tax: toRinggit(sum(certified.map(({ certified_tax }) => certified_tax))),
      paid: toRinggit(sum(certified.map(({ paid_amount }) => paid_amount))),
      outstanding: toRinggit(sum(unpaid.map(({ outstanding }) => outstanding))),
      retention: toRinggit(last?.figures.retention ?? ZERO),
      retention_released: toRinggit(last?.figures.retention_released ?? ZERO),
      advance_paid: toRinggit(last?.figures.advance_paid ?? ZERO),
      advance_recouped: toRinggit(last?.figures.advance_recouped ?? ZERO),
      start_date: project.start_date,
      completion_date: project.completion_date,
      revised_completion_date: completion,
      cnc_date: project.cnc_date,
      cpc_date: project.cpc_date,
      cmgd_date: project.cmgd_date,
      days_left: project.cpc_date !== null && project.cpc_date <= now ? null : daysUntil(now, completion),
      damages: {
        days: damages.days,
        exposure: toRinggit(damages.exposure),
        deductible: toRinggit(damages.deductible),
        deducted: toRinggit(deducted),
        sections: damages.sections.map(({ name, days, exposure }) => ({ name, days, exposure: toRinggit(exposure) })),
      },
      ageing: Object.fromEntries(Object.entries(aged).map(([age, amount]) => [age, toRinggit(amount)])) as OutputOf<typeof endpoint>['data']['ageing'],
      securities: project.securities.map((each) => ({ ...each, days_left: daysUntil(now, each.expires_on) })),
    },
  };
}

interface Sums {
  readonly contracts: number;
  readonly contract_sum: string;
  readonly certified: string;
  readonly paid: string;
  readonly outstanding: string;
  readonly overdue: string;
  readonly retention: string;
}
const summed = preparedText<Sums>(
  'pcr.summary',
  // What was certified of a cancelled contract stays owed.
  `with every as (select id, contract_sum, cancelled from pcr_projects where company_id = $1 and deleted_at is null),
     own as (select c.* from pcr_claims c join every on every.id = c.project_id where c.company_id = $1 and c.certified_net is not null)
   select (select count(*)::int from every where not cancelled) as contracts,
     (select coalesce(sum(contract_sum), 0) from every where not cancelled) as contract_sum,
     coalesce(sum(certified_this), 0) as certified, coalesce(sum(paid_amount), 0) as paid,
     coalesce(sum(certified_payable - paid_amount) filter (where status = 'Waiting for Payment'), 0) as outstanding,
     coalesce(sum(certified_payable - paid_amount) filter (where status = 'Waiting for Payment' and due_date < $2), 0) as overdue,
     (select coalesce(sum(certified_retention), 0) from (select distinct on (project_id) project_id, certified_retention from own order by project_id, claim_no desc) last) as retention
   from own`,
);
const byMonth = preparedText<{ month: CalendarDate; certified: string }>(
  'pcr.summary-months',
  `select date_trunc('month', c.certificate_date)::date as month, sum(c.certified_this) as certified from pcr_claims c
   join pcr_projects p on p.company_id = c.company_id and p.id = c.project_id and p.deleted_at is null
   where c.company_id = $1 and c.certified_net is not null and c.certificate_date >= $2 group by 1`,
);

const MONTHS = 12;
const ringgit = (amount: string | undefined) => toRinggit(fromRinggit(amount ?? '0'));

export async function showSummary(ctx: Ctx): Promise<OutputOf<typeof summaryEndpoint>> {
  const first = addMonths(startOfMonth(today(ctx)), 1 - MONTHS);
  const [[sums], months] = await pipeline(
    ctx,
    () => summed(ctx.client, [ctx.companyId, today(ctx)]),
    () => byMonth(ctx.client, [ctx.companyId, first]),
  );
  const certified = new Map(months.map((row) => [row.month as string, row.certified]));
  return {
    data: {
      contracts: sums?.contracts ?? 0,
      contract_sum: ringgit(sums?.contract_sum),
      certified: ringgit(sums?.certified),
      paid: ringgit(sums?.paid),
      outstanding: ringgit(sums?.outstanding),
      overdue: ringgit(sums?.overdue),
      retention: ringgit(sums?.retention),
      months: Array.from({ length: MONTHS }, (_, at) => addMonths(first, at)).map((month) => ({ month, certified: ringgit(certified.get(month)) })),
    },
  };
}
