/** Calculates the payouts of a project and period; approved and paid rows stay as they are. */
import { and, eq, sql } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { add, subtract, toDecimalText, ZERO, type Sen } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { sumOfDifferences } from '../../contract/payout/payout-differences.ts';
import type { calculatePayouts as endpoint } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_ERRORS, PAYOUT_MESSAGES } from '../../contract/payout/payout.messages.ts';
import { lockProject } from '../project-reach.ts';
import { commissionsOf } from './earlier-payouts.ts';
import { loadEarned, type Earned, type EarnedPeriod as Period } from './load-earned.ts';
import { dueOf, figuresOf } from './payout-figures.ts';
import { PAYOUT_SUBJECT, payoutsMeeting } from './payout.store.ts';
import { salesPayoutLines as l, salesPayouts as p, type PayoutRecord } from '../tables/payout.tables.ts';

/** Lines that one statement writes. */
const CHUNK = 5000;

/** As one parameter: a month of thousands of promoters has a hundred thousand lines, and a parameter for each column costs more than the rows. */
const addLines = adhocText(
  `insert into sales_payout_lines (company_id, payout_id, kind, rule, date, schedule_id, stock_id, of_payout_id, quantity, rate, amount, formula, hourly, below_minimum)
   select $1, payout_id, kind, rule, date, schedule_id, stock_id, of_payout_id, quantity, rate, amount, formula, hourly, coalesce(below_minimum, false)
   from json_to_recordset($2) as t(payout_id bigint, kind text, rule text, date date, schedule_id bigint, stock_id bigint, of_payout_id bigint,
     quantity numeric(10, 3), rate numeric, amount numeric, formula text, hourly numeric, below_minimum boolean)`,
);
const decimal = (amount: Sen | null | undefined) => (amount === null || amount === undefined ? null : toDecimalText(amount));
const inRinggit = ({ amount, rate, hourly }: { readonly amount: Sen; readonly rate?: Sen | null; readonly hourly?: Sen | null }) => ({
  amount: decimal(amount),
  rate: decimal(rate),
  hourly: decimal(hourly),
});

const excluded = (column: keyof PayoutRecord) => sql.raw(`excluded.${column}`);
const CALCULATED = [
  'due_date',
  'engagement',
  'days',
  'hours',
  'overtime_hours',
  'base_amount',
  'rest_day_amount',
  'holiday_amount',
  'overtime_amount',
  'commission_amount',
  'late_amount',
  'difference_amount',
  'total',
  'below_minimum',
  'terms',
  'updated_by',
] as const satisfies readonly (keyof PayoutRecord)[];

function rowOf(
  ctx: Ctx,
  { worked: { promoter, project, terms }, payout, differences }: Earned,
  before: PayoutRecord | undefined,
  { from, to, commissions }: Period,
) {
  const [incentive, deduction] = [before?.incentive_amount ?? ZERO, before?.deduction_amount ?? ZERO];
  const difference = sumOfDifferences(differences);
  return {
    company_id: ctx.companyId,
    promoter_id: promoter.id,
    project_id: project.id,
    period_start: from,
    period_end: to,
    due_date: dueOf(to),
    engagement: promoter.engagement,
    ...figuresOf(payout),
    terms: { terms, commissions },
    difference_amount: difference,
    total: subtract(add(payout.total, difference, incentive), deduction),
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  };
}

/** Payouts that one statement writes: a statement has 65,535 parameters at most. */
const PAYOUTS = 1000;

const savePayouts = (ctx: Ctx, rows: readonly ReturnType<typeof rowOf>[]) =>
  ctx.db
    .insert(p)
    .values([...rows])
    .onConflictDoUpdate({
      target: [p.company_id, p.promoter_id, p.project_id, p.period_start, p.period_end],
      set: { ...Object.fromEntries(CALCULATED.map((column) => [column, excluded(column)])), updated_at: sql`clock_timestamp()` },
    })
    .returning({ id: p.id, promoter_id: p.promoter_id });

async function writeLines(ctx: Ctx, payouts: readonly { readonly id: number; readonly earned: Earned }[]): Promise<void> {
  const ids = payouts.map(({ id }) => id);
  await ctx.db.delete(l).where(and(eq(l.company_id, ctx.companyId), among(l.payout_id, ids)));
  const lines = payouts.flatMap(({ id, earned: { payout, differences } }) => [
    ...payout.lines.map((line) => ({ ...line, ...inRinggit(line), payout_id: id })),
    ...differences.map((line) => ({ ...line, ...inRinggit(line), kind: 'difference', rule: 'difference', payout_id: id })),
  ]);
  for (let first = 0; first < lines.length; first += CHUNK) await addLines(ctx.client, [ctx.companyId, JSON.stringify(lines.slice(first, first + CHUNK))]);
}

const isEntered = ({ incentive_amount, deduction_amount }: PayoutRecord) => incentive_amount !== 0 || deduction_amount !== 0;

export async function calculatePayouts(ctx: Ctx, { project_id, start_date, end_date }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  if (start_date > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('start_date', PAYOUT_ERRORS.future);
  const project = await lockProject(ctx, project_id);
  const present = await payoutsMeeting(ctx, project_id, start_date, end_date);
  const other = present.find(({ period_start, period_end }) => period_start !== start_date || period_end !== end_date);
  if (other) throw invalid('start_date', PAYOUT_ERRORS.overlaps, { from: formatDate(other.period_start), to: formatDate(other.period_end) });
  const open = present.filter(({ status }) => status === 'Unpaid');
  const frozen = new Set(present.filter(({ status }) => status !== 'Unpaid').map(({ promoter_id }) => promoter_id));
  const period = { from: start_date, to: end_date, commissions: await commissionsOf(ctx, project_id) };
  const entered = open.filter(isEntered).map(({ promoter_id }) => promoter_id);
  const calculated = (await loadEarned(ctx, project, period, { open: open.map(({ id }) => id), entered })).filter(
    ({ worked: { promoter } }) => !frozen.has(promoter.id),
  );
  // Of whom nothing is left any more nothing is paid, unless something was entered.
  const busy = new Set(calculated.map(({ worked: { promoter } }) => promoter.id));
  const idle = open.filter(({ promoter_id }) => !busy.has(promoter_id));
  if (idle.length > 0)
    await ctx.db.delete(p).where(
      and(
        eq(p.company_id, ctx.companyId),
        among(
          p.id,
          idle.map(({ id }) => id),
        ),
      ),
    );
  if (calculated.length > 0) {
    const before = new Map(present.map((row) => [row.promoter_id, row]));
    const rows = calculated.map((earned) => rowOf(ctx, earned, before.get(earned.worked.promoter.id), period));
    const saved = [];
    for (let first = 0; first < rows.length; first += PAYOUTS) saved.push(...(await savePayouts(ctx, rows.slice(first, first + PAYOUTS))));
    const byPromoter = new Map(calculated.map((earned) => [earned.worked.promoter.id, earned]));
    await writeLines(
      ctx,
      saved.flatMap(({ id, promoter_id }) => {
        const earned = byPromoter.get(promoter_id);
        return earned ? [{ id, earned }] : [];
      }),
    );
  }
  await audit(ctx, {
    action: `${PAYOUT_SUBJECT}.calculated`,
    subject_type: 'sales_project',
    subject_id: project.id,
    after: { start_date, end_date, calculated: calculated.length, kept: frozen.size },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'spm_payout', stored: false });
  return {
    success: true,
    message: say(PAYOUT_MESSAGES.calculated, ctx.locale, { n: calculated.length }),
    data: { calculated: calculated.length, kept: frozen.size },
  };
}
