/** Calculates payouts of promoters in a project and period; approved and paid rows stay as they are. */
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { add, subtract, toDecimalText, ZERO, type Sen } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { sumOfDifferences } from '../../contract/payout/payout-differences.ts';
import { loadEarned, type Earned, type EarnedPeriod as Period } from './load-earned.ts';
import { dueOf, figuresOf } from './payout-figures.ts';
import { payoutsFor } from './payout.store.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';
import { salesPayoutLines as l, salesPayouts as p, type PayoutRecord } from '../tables/payout.tables.ts';

/** Payouts whose lines one statement writes. */
const CHUNK = 125;

/**
 * As one parameter: a month of thousands of promoters has a hundred thousand lines, and a parameter for each column costs more than the rows.
 * $2: [{payout_id, lines}]
 */
const addLines = adhocText(
  `insert into sales_payout_lines (company_id, payout_id, kind, rule, date, schedule_id, stock_id, of_payout_id, target_id, allowance_id, name, quantity, rate, amount, formula, hourly, below_minimum)
   select $1, p.payout_id, kind, rule, date, schedule_id, stock_id, of_payout_id, target_id, allowance_id, name, quantity, rate, amount, formula, hourly, coalesce(below_minimum, false)
   from json_to_recordset($2) as p(payout_id bigint, lines json)
   cross join lateral json_to_recordset(p.lines) as t(kind text, rule text, date date, schedule_id bigint, stock_id bigint, of_payout_id bigint, target_id bigint,
     allowance_id bigint, name text, quantity numeric(10, 3), rate numeric, amount numeric, formula text, hourly numeric, below_minimum boolean)`,
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
  'target_amount',
  'allowance_amount',
  'late_amount',
  'difference_amount',
  'total',
  'below_minimum',
  'terms',
  'lines_digest',
  'updated_by',
] as const satisfies readonly (keyof PayoutRecord)[];

/** The lines of a payout as they are written, as text. */
const linesText = ({ payout, differences }: Earned): string =>
  JSON.stringify([
    ...payout.lines.map((line) => ({ ...line, ...inRinggit(line) })),
    ...differences.map((line) => ({ ...line, ...inRinggit(line), kind: 'difference', rule: 'difference' })),
  ]);

function rowOf(
  ctx: Ctx,
  { worked: { promoter, project, terms }, payout, differences }: Earned,
  before: PayoutRecord | undefined,
  { from, to, commissions, targets }: Period,
  lines: string,
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
    terms: { terms, commissions, targets: targets.filter(({ promoter_id }) => promoter_id === null || promoter_id === promoter.id) },
    lines_digest: createHash('sha256').update(lines).digest('base64'),
    difference_amount: difference,
    total: subtract(add(payout.total, difference, incentive), deduction),
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  };
}

const savePayouts = (ctx: Ctx, rows: readonly ReturnType<typeof rowOf>[]) =>
  ctx.db
    .insert(p)
    .values([...rows])
    .onConflictDoUpdate({
      target: [p.company_id, p.promoter_id, p.project_id, p.period_start, p.period_end],
      set: { ...Object.fromEntries(CALCULATED.map((column) => [column, excluded(column)])), updated_at: sql`clock_timestamp()` },
    })
    .returning({ id: p.id, promoter_id: p.promoter_id });

async function writeLines(ctx: Ctx, payouts: readonly { readonly id: number; readonly lines: string }[]): Promise<void> {
  if (payouts.length === 0) return;
  const ids = payouts.map(({ id }) => id);
  await ctx.db.delete(l).where(and(eq(l.company_id, ctx.companyId), among(l.payout_id, ids)));
  for (let first = 0; first < payouts.length; first += CHUNK) {
    const texts = payouts.slice(first, first + CHUNK).map(({ id, lines }) => `{"payout_id":${id},"lines":${lines}}`);
    await addLines(ctx.client, [ctx.companyId, `[${texts.join(',')}]`]);
  }
}

const isEntered = ({ incentive_amount, deduction_amount }: PayoutRecord) => incentive_amount !== 0 || deduction_amount !== 0;

export interface Counted {
  readonly calculated: number;
  /** Approved or paid already. */
  readonly kept: number;
}

/** The payouts of promoters in a project and period. The caller holds the project. */
export async function calculatePayouts(ctx: Ctx, project: ProjectRecord, period: Period, promoter_ids: readonly number[]): Promise<Counted> {
  const { from, to } = period;
  const present = await payoutsFor(ctx, project.id, promoter_ids, from, to);
  const open = present.filter(({ status }) => status === 'Unpaid');
  const frozen = new Set(present.filter(({ status }) => status !== 'Unpaid').map(({ promoter_id }) => promoter_id));
  const entered = open.filter(isEntered).map(({ promoter_id }) => promoter_id);
  const asked = promoter_ids.filter((id) => !frozen.has(id));
  const calculated = await loadEarned(ctx, project, period, { promoter_ids: asked, open: open.map(({ id }) => id), entered });
  // Of whom nothing is left any more nothing is paid, unless something was entered.
  const busy = new Set(calculated.map(({ worked: { promoter } }) => promoter.id));
  const idle = open.filter(({ promoter_id }) => !busy.has(promoter_id)).map(({ id }) => id);
  if (idle.length > 0) await ctx.db.delete(p).where(and(eq(p.company_id, ctx.companyId), among(p.id, idle)));
  if (calculated.length > 0) {
    const before = new Map(present.map((row) => [row.promoter_id, row]));
    const rows = calculated.map((earned) => {
      const lines = linesText(earned);
      return { lines, row: rowOf(ctx, earned, before.get(earned.worked.promoter.id), period, lines) };
    });
    const saved = await savePayouts(
      ctx,
      rows.map(({ row }) => row),
    );
    // Lines that come to the same again stay: what was said about them stays with them.
    const anew = rows.filter(({ row }) => before.get(row.promoter_id)?.lines_digest !== row.lines_digest);
    const linesOf = new Map(anew.map(({ row, lines }) => [row.promoter_id, lines]));
    await writeLines(
      ctx,
      saved.flatMap(({ id, promoter_id }) => {
        const lines = linesOf.get(promoter_id);
        return lines === undefined ? [] : [{ id, lines }];
      }),
    );
  }
  return { calculated: calculated.length, kept: frozen.size };
}
