/** Approved payouts of contractors as something that payment batches pay. Everybody else is paid by payroll, with contributions and tax. */
import { and, asc, desc, eq, gt, gte, ilike, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { formatDate, monthRange } from '#platform/contract/dates.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayableProblem } from '#modules/payment/contract/payment.schema.ts';
import {
  paymentItems,
  returnRemark,
  type Payable,
  type PayableFilter,
  type PayableGroup,
  type PayablePage,
  type PayableProvider,
} from '#modules/payment/server/public.ts';
import { PAYOUT_ERRORS } from '../../contract/payout/payout.messages.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { markPaid } from './mark-paid.ts';
import { changePayouts, lockPayout, PAYOUT_SUBJECT } from './payout.store.ts';
import { salesPayouts as p, type PayoutRecord } from '../tables/payout.tables.ts';

const SORTS = { id: p.id, payee_name: sql`lower(${m.name})`, number: p.id, amount: p.total };

const itemsOf = (ctx: Ctx, more: SQL | undefined) =>
  ctx.db
    .select({ id: paymentItems.subject_id })
    .from(paymentItems)
    .where(and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.subject_type, PAYOUT_SUBJECT), more));

function conditions(ctx: Ctx, filter: PayableFilter): SQL | undefined {
  // Promoters are of no branch and no department: they are for who sees everybody.
  const own = and(eq(p.company_id, ctx.companyId), eq(p.engagement, 'Contractor'), ctx.actor.scope.all ? undefined : sql`false`);
  if (filter.ids) return and(own, among(p.id, filter.ids));
  if (filter.batch) return and(own, sql`${p.id} in (${itemsOf(ctx, eq(paymentItems.batch_id, filter.batch))})`);
  // Whoever chooses among employees chooses no promoter.
  const isByPeople =
    filter.branch_id !== undefined || filter.division_id !== undefined || filter.department_id !== undefined || filter.employee_id !== undefined;
  return and(
    own,
    isByPeople ? sql`false` : undefined,
    eq(p.status, 'Approved'),
    gt(p.total, sql`0`),
    notExists(itemsOf(ctx, sql`${paymentItems.subject_id} = ${p.id} and ${paymentItems.status} not in ('Cancelled', 'Returned')`)),
    filter.among ? among(p.id, filter.among) : undefined,
    filter.start_date ? gte(p.period_end, filter.start_date) : undefined,
    filter.end_date ? lte(p.period_start, filter.end_date) : undefined,
    filter.keyword ? ilike(m.name, containing(filter.keyword)) : undefined,
    filter.by_hand ? sql`false` : undefined,
  );
}

const withPayee = and(eq(m.company_id, p.company_id), eq(m.id, p.promoter_id));

async function list(ctx: Ctx, filter: PayableFilter, page?: PayablePage): Promise<Payable[]> {
  const query = ctx.db
    .select({ payout: p, promoter: m })
    .from(p)
    .innerJoin(m, withPayee)
    .where(conditions(ctx, filter))
    .orderBy((page?.sort === 'desc' ? desc : asc)(SORTS[page?.sort_by ?? 'payee_name']), asc(p.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  return rows.map(({ payout, promoter }) => ({
    id: payout.id,
    number: `PO-${payout.id}`,
    employee_id: null,
    payee_name: promoter.name,
    employee_code: promoter.code,
    kind: null,
    department: null,
    start_date: payout.period_start,
    end_date: payout.period_end,
    identity_type: promoter.identity_number ? 'NRIC' : promoter.passport ? 'Passport' : null,
    identity_no: promoter.identity_number ?? promoter.passport,
    bank_id: promoter.bank_id,
    account_no: promoter.bank_account_no,
    account_name: promoter.name,
    method: 'Bank Transfer',
    amount: payout.total,
    problems: problemsOf(payout, promoter.bank_account_no, promoter.bank_id),
  }));
}

function problemsOf({ status, total }: PayoutRecord, account: string | null, bank: number | null): PayableProblem[] {
  const found: PayableProblem[] = status === 'Approved' ? [] : ['notReady'];
  if (total <= 0) return [...found, 'noAmount'];
  if (!account) return [...found, 'noAccount'];
  if (!/^\d{5,20}$/.test(account)) found.push('badAccount');
  return bank === null ? [...found, 'noBank'] : found;
}

async function summarise(ctx: Ctx, filter: PayableFilter) {
  const complete = sql<boolean>`(${m.bank_id} is not null and ${m.bank_account_no} ~ '^[0-9]{5,20}$')`.as('complete');
  const rows = await ctx.db
    .select({ complete, count: sql<number>`count(*)`.mapWith(Number), amount: sql<string>`sum(${p.total})` })
    .from(p)
    .innerJoin(m, withPayee)
    .where(conditions(ctx, filter))
    .groupBy(sql`complete`);
  const of = (wanted: boolean): PayableGroup => {
    const found = rows.find((row) => row.complete === wanted);
    return { count: found?.count ?? 0, amount: fromRinggit(found?.amount ?? '0') as Sen };
  };
  return { ready: of(true), blocked: of(false), by_hand: { count: 0, amount: fromRinggit('0') as Sen } };
}

/** All of them, or somebody else was at work on one. @throws 409 */
function requireAll(moved: readonly PayoutRecord[], ids: readonly number[]): readonly PayoutRecord[] {
  if (moved.length !== ids.length) throw changed();
  return moved;
}

async function lockOwners(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), among(p.id, ids)))
    .orderBy(asc(p.id))
    .for('update');
}

export const payoutPayable: PayableProvider = {
  type: 'Promoter Payout',
  switches: ['spm'],
  subject: PAYOUT_SUBJECT,
  list,
  lockOwners,
  summarise,
  async submit(ctx, ids) {
    // What says that a batch has them is the item of the batch: they stay Approved until they are paid.
    const tied = await changePayouts(ctx, ids, 'Approved', { status: 'Approved' });
    return new Map(tied.filter(({ engagement }) => engagement === 'Contractor').map(({ id, total }) => [id, total]));
  },
  async pay(ctx, ids, { payment_date, reference, at }) {
    requireAll(await markPaid(ctx, ids, { paid_on: payment_date, reference, paid_at: at }), ids);
  },
  /** What is approved comes to something, so that nothing is ever left out. */
  async settle(_ctx, ids) {
    requireAll([], ids);
  },
  /** Without the item of a batch they wait as before. */
  release: async () => undefined,
  async takeBack(ctx, id, form) {
    const { paid_on } = await lockPayout(ctx, id);
    if (paid_on !== null && form.returned_on < paid_on) throw invalid('returned_on', PAYOUT_ERRORS.returnedBeforePaid, { date: formatDate(paid_on) });
    requireAll(await changePayouts(ctx, [id], 'Paid', { status: 'Approved', paid_on: null, reference: null, paid_at: null }), [id]);
    await audit(ctx, { action: `${PAYOUT_SUBJECT}.returned`, subject_type: PAYOUT_SUBJECT, subject_id: id, after: { remark: returnRemark(ctx, form) } });
  },
  kinds: async () => new Map(),
  kindsOfBatches: async () => new Map(),
  async proposal(ctx) {
    const today = todayIn(ctx.clock, ctx.actor.timeZone);
    return { ...monthRange(today), pay_date: today };
  },
};
