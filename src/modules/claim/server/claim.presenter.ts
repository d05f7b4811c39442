/** The only way of a claim to the world. A page of rows takes a fixed number of queries. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { presentLevels, requestsOf, undecidedOf, type RequestState } from '#modules/approval/server/public.ts';
import { claimAbilities, type ClaimRules } from '../contract/claim.policy.ts';
import type { ClaimDetail, ClaimRow } from '../contract/claim.schema.ts';
import { claimWorkflow, GRANTED_STATUSES } from '../contract/claim.workflow.ts';
import { categoriesOf } from './category/category.store.ts';
import { claimActor, claimRules, claimState } from './claim-actor.ts';
import { batchesOf, getClaim, itemsOf, type Visibility } from './claim.store.ts';
import type { ClaimRecord } from './claim.tables.ts';
import { presentItems } from './item/claim-item.presenter.ts';
import { limitsOf } from './item/limits-of.ts';
import type { ListedClaim } from './list/claim-list.store.ts';
import { PROOFS } from './pay/proofs.ts';
import { routeOf } from './pay/payment-route.ts';

type Employee = ClaimRow['employee'];

const people = preparedText<{ id: number; name: string; employee_code: string; position_id: number | null; position: string | null }>(
  'claim.people',
  `select e.id, e.name, e.employee_code, e.position_id, p.name as position
   from employees e left join positions p on p.company_id = e.company_id and p.id = e.position_id
   where e.company_id = $1 and e.id = any($2::bigint[])`,
);

async function employeesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Employee>> {
  const rows = await people(ctx.client, [ctx.companyId, [...new Set(ids)]]);
  return new Map(
    rows.map(({ position_id, position, ...employee }) => [
      employee.id,
      { ...employee, position: position_id === null ? null : { id: position_id, name: position ?? '' } },
    ]),
  );
}

const inPayroll = adhocText<{ id: number; number: string }>('select id, number from payrolls where company_id = $1 and id = $2');

/** What stands around some claims. */
interface Surroundings {
  readonly rules: ClaimRules;
  readonly employees: ReadonlyMap<number, Employee>;
  readonly requests: ReadonlyMap<number, RequestState>;
  readonly batches: ReadonlyMap<number, { readonly id: number; readonly number: string }>;
}

/** The round trip of what every claim is shown by. @param rules read beside the claims themselves */
async function around(ctx: Ctx, records: readonly ListedClaim[]): Promise<Surroundings> {
  const ids = records.map(({ id }) => id);
  const [rules, employees, requests, batches] = await pipeline(
    ctx,
    () => claimRules(ctx),
    () =>
      employeesOf(
        ctx,
        records.map(({ employee_id }) => employee_id),
      ),
    () => requestsOf(ctx, claimWorkflow.subject, ids),
    () => batchesOf(ctx, ids),
  );
  return { rules, employees, requests, batches };
}

const NOBODY: Employee = { id: 0, name: '', employee_code: '', position: null };

function rowOf(ctx: Ctx, claim: ListedClaim, { rules, employees, requests, batches }: Surroundings): ClaimRow {
  const undecided = undecidedOf(claim, requests.get(claim.id));
  const amount = (sen: Sen) => toRinggit(sen);
  return {
    id: claim.id,
    number: claim.number,
    title: claim.title,
    employee_id: claim.employee_id,
    employee: employees.get(claim.employee_id) ?? NOBODY,
    claim_month: claim.claim_month,
    submit_date: claim.submit_date,
    items: claim.items,
    over_limit: claim.over_limit,
    total_amount: amount(claim.total_amount),
    checked_amount: amount(claim.checked_amount),
    approved_amount: amount(claim.approved_amount),
    status: claim.status,
    payment_method: claim.payment_method,
    payment_date: claim.payment_date,
    payment_reference: claim.payment_reference,
    level: undecided.level,
    levels: undecided.levels,
    created_at: instantText(claim.created_at),
    updated_at: instantText(claim.updated_at),
    can: claimAbilities(claimActor(ctx), claimState(claim, batches.has(claim.id)), undecided, rules),
  };
}

export async function presentClaims(ctx: Ctx, records: readonly ListedClaim[]): Promise<ClaimRow[]> {
  if (records.length === 0) return [];
  const surroundings = await around(ctx, records);
  return records.map((claim) => rowOf(ctx, claim, surroundings));
}

/** What is read of a claim by its id alone, and what every claim is shown by. */
const besideOf = (ctx: Ctx, id: number) =>
  pipeline(
    ctx,
    () => itemsOf(ctx, id),
    () => workflowLog(ctx, { type: claimWorkflow.subject, id }),
    () => presentFilesOf(ctx, PROOFS.type, [id], PROOFS.field),
    () => claimRules(ctx),
    () => categoriesOf(ctx),
  );
type Beside = Awaited<ReturnType<typeof besideOf>>;

/** One round trip for the claim and what its id names, one for the rest. */
export async function showById(ctx: Ctx, id: number, visibility: Visibility): Promise<ClaimDetail> {
  const [claim, beside] = await pipeline(
    ctx,
    () => getClaim(ctx, id, visibility),
    () => besideOf(ctx, id),
  );
  return present(ctx, claim, visibility, beside);
}

/** One claim with its items, receipts, limits and timeline. */
export const presentClaim = async (ctx: Ctx, claim: ClaimRecord, visibility: Visibility): Promise<ClaimDetail> =>
  present(ctx, claim, visibility, await besideOf(ctx, claim.id));

/** What the office is told after a move. */
export const answerClaim = async (ctx: Ctx, claim: ClaimRecord, message: Text) => ({
  success: true as const,
  message: say(message, ctx.locale, { number: claim.number }),
  data: await presentClaim(ctx, claim, 'managed'),
});

async function present(ctx: Ctx, claim: ClaimRecord, visibility: Visibility, [items, timeline, proofs]: Beside): Promise<ClaimDetail> {
  const [surroundings, rows, limits, pays_via, payrolls] = await pipeline(
    ctx,
    () => around(ctx, [claim]),
    () => presentItems(ctx, claim, items, visibility),
    () =>
      limitsOf(
        ctx,
        claim.employee_id,
        items.map(({ claim_category_id, date }) => ({ claim_category_id, date: date as CalendarDate })),
      ),
    () => routeOf(ctx, items),
    () => inPayroll(ctx.client, [ctx.companyId, claim.payroll_id]),
  );
  const { items: _count, ...row } = rowOf(ctx, claim, surroundings);
  const isGranted = GRANTED_STATUSES.some((status) => status === claim.status);
  return {
    ...row,
    remark: claim.remark,
    reject_reason: claim.reject_reason,
    items: rows,
    pays_via,
    batch: surroundings.batches.get(claim.id) ?? null,
    payroll: payrolls[0] ?? null,
    proofs: proofs.get(claim.id) ?? [],
    approvers: await presentLevels(ctx, surroundings.requests.get(claim.id), isGranted),
    limits,
    timeline: timeline.map(({ payload, at, ...entry }) => ({
      ...entry,
      instead_of: typeof payload?.['for'] === 'string' ? payload['for'] : null,
      at: instantText(at),
    })),
  };
}
