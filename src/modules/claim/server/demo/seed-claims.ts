/** Fills the demo companies with claims in every state. Same day, same rows. */
import { addDays, dateInZone, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { add, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import { openMany } from '#modules/approval/server/public.ts';
import { putDemoBatch, type DemoPayee } from '#modules/payment/server/demo/put-batch.ts';
import { putDemoReceipt, type DemoReceipt } from '#modules/receipt/server/demo/demo-receipt.ts';
import { GRANTED_STATUSES, isPending, type ClaimStatus } from '../../contract/claim.workflow.ts';
import { categoriesOf } from '../category/category.store.ts';
import { claimItems, claims, type ClaimRecord, type NewClaim } from '../claim.tables.ts';
import { CLAIM_NUMBERS } from '../claim.store.ts';
import { RECEIPTS } from '../item/receipts.ts';
import { CLAIM_SUBJECT } from '../pay/claim-payable.store.ts';
import { demoClaims, type DemoClaim, type DemoItem } from './demo-claims.ts';

interface Officer {
  readonly userId: number;
  readonly name: string;
}
export interface DemoClaimCompany {
  readonly company_id: number;
  readonly officer: Officer;
  readonly people: readonly {
    readonly id: number;
    readonly user_id: number | null;
    readonly record: { readonly company_joined_at: string; readonly inactive_at: string | null };
  }[];
}

const isGranted = (status: ClaimStatus) => GRANTED_STATUSES.some((each) => each === status);
const isChecked = (status: ClaimStatus) => isGranted(status) || status === 'Reviewed';
const approvedOf = ({ isRejected, allowed }: DemoItem): Sen => (isRejected ? ZERO : allowed);

/** Runs as the portal, once salaries stand: a batch of claims goes to the same accounts. */
export async function seedClaims(stage: Pick<DemoStage, 'tx' | 'files' | 'now'>, companies: readonly DemoClaimCompany[]): Promise<void> {
  const { tx, now } = stage;
  const today = dateInZone(now);
  for (const { company_id, officer, people } of companies) {
    const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
    const wishes = demoClaims(
      people.map(({ id, user_id, record }) => ({
        id,
        user_id,
        joined: record.company_joined_at as CalendarDate,
        left: record.inactive_at as CalendarDate | null,
      })),
      today,
    );
    const records = await insertClaims(ctx, wishes, now);
    const photographed = await insertItems(ctx, wishes, records);
    for (const { id, user_id, receipt } of photographed)
      await putDemoReceipt(stage, { companyId: company_id, userId: user_id ?? officer.userId }, { ...RECEIPTS, id }, receipt);
    await openWaiting(ctx, wishes, records);
    await appendWorkflowLogs(ctx, 'claim', records.flatMap(movesOf));
    await batchWaiting(tx, company_id, officer, records, now);
  }
}

async function insertClaims(ctx: Ctx, wishes: readonly DemoClaim[], now: Date): Promise<ClaimRecord[]> {
  const today = dateInZone(now);
  const at = (day: string, hour: number) => notAfter(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`, now);
  const filed = wishes.filter(({ status }) => status !== 'Draft');
  const numbers = await nextNumbers(ctx, CLAIM_NUMBERS, 'CLM', filed.length);
  const by = ctx.actor.userId;
  return ctx.db
    .insert(claims)
    .values(
      wishes.map((wish): NewClaim => {
        const { status, submitted, items } = wish;
        const decided = addDays(submitted, 2) < today ? addDays(submitted, 2) : today;
        const paid = addDays(decided, 3) < today ? addDays(decided, 3) : today;
        const approved_amount = isGranted(status) ? add(...items.map(approvedOf)) : ZERO;
        const when = at(decided, 3);
        return {
          company_id: ctx.companyId,
          employee_id: wish.employee_id,
          number: status === 'Draft' ? null : (numbers[filed.indexOf(wish)] as string),
          title: wish.title,
          claim_month: wish.month,
          submit_date: status === 'Draft' ? null : submitted,
          status,
          items: items.length,
          over_limit: status === 'Draft' ? 0 : items.filter(({ over_limit }) => over_limit).length,
          total_amount: add(...items.map(({ amount }) => amount)),
          checked_amount: isChecked(status) ? add(...items.map(approvedOf)) : ZERO,
          approved_amount,
          reject_reason: status === 'Rejected' ? 'The receipts are not legible' : null,
          ...(isChecked(status) ? { reviewed_by: by, reviewed_at: when, checked_by: by, checked_at: when } : {}),
          ...(isGranted(status) ? { approved_by: by, approved_at: when } : {}),
          ...(isGranted(status) && status !== 'Approved'
            ? {
                payment_method: status === 'Waiting for Payment' ? ('Cheque' as const) : ('Bank Transfer' as const),
                payment_date: paid,
                prepared_by: by,
                prepared_at: when,
              }
            : {}),
          ...(status === 'Paid' ? { payment_reference: `GIRO ${paid.slice(0, 7)}`, paid_by: by, paid_at: at(paid, 4) } : {}),
          created_by: by,
          created_at: at(submitted, 2),
        };
      }),
    )
    .returning();
}

interface Photographed {
  readonly id: number;
  readonly user_id: number | null;
  readonly receipt: DemoReceipt;
}

/** @returns those with a photo of their receipt */
async function insertItems(ctx: Ctx, wishes: readonly DemoClaim[], records: readonly ClaimRecord[]): Promise<Photographed[]> {
  const categories = new Map((await categoriesOf(ctx)).map(({ code, id }) => [code, id]));
  const rows = wishes.flatMap(({ items, status }, nth) =>
    items.map(({ code, allowed, isRejected, photo: _photo, ...item }, position) => {
      const { id, employee_id } = records[nth] as ClaimRecord;
      const check_status = isChecked(status) ? (isRejected ? ('Rejected' as const) : ('Accepted' as const)) : ('Pending' as const);
      return {
        ...item,
        company_id: ctx.companyId,
        claim_id: id,
        employee_id,
        claim_category_id: categories.get(code) as number,
        position,
        vehicle: item.distance_km === null ? null : ('car' as const),
        check_status,
        check_remark: check_status === 'Rejected' ? 'Private expense' : null,
        allowed_amount: status === 'Draft' ? null : allowed,
        over_limit: status !== 'Draft' && item.over_limit,
        approved_amount: isChecked(status) ? (isRejected ? ZERO : allowed) : null,
      };
    }),
  );
  const saved = rows.length > 0 ? await ctx.db.insert(claimItems).values(rows).returning({ id: claimItems.id }) : [];
  return wishes
    .flatMap(({ user_id, items }) => items.map((item) => ({ ...item, user_id })))
    .flatMap(({ user_id, date: day, receipt_no: number, photo: look }, nth) => {
      const { id } = saved[nth] as { id: number };
      return look === null || number === null ? [] : [{ id, user_id, receipt: { day, number, look } }];
    });
}

async function openWaiting(ctx: Ctx, wishes: readonly DemoClaim[], records: readonly ClaimRecord[]): Promise<void> {
  const categories = new Map((await categoriesOf(ctx)).map(({ code, id }) => [code, id]));
  const waiting = records.flatMap((claim, nth) => {
    const largest = wishes[nth]?.items.toSorted((a, b) => b.amount - a.amount)[0];
    return isPending(claim.status) && largest ? { claim, detail: String(categories.get(largest.code)) } : [];
  });
  await openMany(
    ctx,
    'claim',
    waiting.map(({ claim: { id, employee_id, status, reviewed_by, reviewed_at, created_at, total_amount }, detail }) => ({
      id,
      employee_id,
      status,
      last_by: reviewed_by,
      since: reviewed_at ?? created_at,
      detail,
      worth: toRinggit(total_amount),
    })),
  );
}

/** The timeline of a claim, as the use cases would have written it. */
function movesOf(claim: ClaimRecord): LoggedMove[] {
  const { id, status } = claim;
  if (status === 'Draft') return [{ id, action: 'draft', from: null, to: 'Draft', at: claim.created_at }];
  const steps: [string, string | null, string, string | null][] = [['submit', null, 'Waiting for Approval', claim.created_at]];
  if (claim.reviewed_at) steps.push(['review', 'Waiting for Approval', 'Reviewed', claim.reviewed_at]);
  if (claim.approved_at) steps.push(['approve', 'Reviewed', 'Approved', claim.approved_at]);
  if (claim.prepared_at) steps.push(['prepare', 'Approved', 'Waiting for Payment Approval', claim.prepared_at]);
  if (status === 'Waiting for Payment') steps.push(['approve_payment', 'Waiting for Payment Approval', 'Waiting for Payment', claim.prepared_at]);
  if (claim.paid_at) steps.push(['batch_paid', 'Waiting for Payment', 'Paid', claim.paid_at]);
  if (status === 'Rejected') steps.push(['reject', 'Waiting for Approval', 'Rejected', claim.created_at]);
  if (status === 'Cancelled') steps.push(['withdraw', 'Waiting for Approval', 'Cancelled', claim.created_at]);
  return steps.map(([action, from, to, when]) => ({
    id,
    action,
    from,
    to,
    ...(when === null ? {} : { at: when }),
    remark: action === 'reject' ? claim.reject_reason : null,
  }));
}

const PAYEES = `
  select c.id as subject_id, c.number, c.employee_id, e.name as payee_name,
    case when e.identity_number is not null then 'NRIC' else 'Passport' end as identity_type, coalesce(e.identity_number, e.passport) as identity_no,
    c.submit_date::text as start_date, c.submit_date::text as end_date, s.bank_id, s.bank_account_no as account_no, c.approved_amount::text as amount
  from claims c join employees e on e.id = c.employee_id
  left join lateral (select * from employee_payrolls s where s.employee_id = c.employee_id order by s.effective_from desc limit 1) s on true
  where c.company_id = $1 and c.id = any($2)`;

/** What waits for the approval of its payment stands in one batch; who has no account is paid by hand. */
async function batchWaiting(tx: Transaction, company_id: number, officer: Officer, records: readonly ClaimRecord[], now: Date): Promise<void> {
  const ids = records.filter(({ status }) => status === 'Waiting for Payment Approval').map(({ id }) => id);
  const { rows } = await tx.client.query<DemoPayee>(PAYEES, [company_id, ids]);
  const banked = rows.filter(({ account_no, bank_id }) => account_no !== null && bank_id !== null);
  const stored = new Set(banked.map(({ subject_id }) => subject_id));
  await tx.client.query(`update claims set payment_method = 'Cash' where company_id = $1 and id = any($2)`, [company_id, ids.filter((id) => !stored.has(id))]);
  if (banked.length === 0) return;
  const month = startOfMonth(dateInZone(now));
  const batch = {
    type: 'Claim',
    title: 'Claims',
    start_date: month,
    end_date: endOfMonth(month),
    pay_date: addDays(dateInZone(now), 2),
    status: 'Waiting for Payment Approval',
  } as const;
  await putDemoBatch(tx, { company_id, preparer: officer, approver: null }, batch, CLAIM_SUBJECT, banked, now);
}
