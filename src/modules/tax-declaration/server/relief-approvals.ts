/** The declarations (TP1) that wait for the caller, for the approvals inbox. */
import { mayAct } from '#platform/contract/access.ts';
import { formatMonth } from '#platform/contract/dates.ts';
import { changed, forbidden, invalid } from '#platform/contract/errors.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { APPROVAL_MESSAGES } from '#modules/approval/contract/approval.messages.ts';
import type { ApprovalAction, ApprovalItem } from '#modules/approval/contract/approval.schema.ts';
import type { ApprovalDecision, ApprovalProvider, Waiting } from '#modules/approval/server/public.ts';
import { RELIEF_APPROVAL } from '../contract/relief-approval.messages.ts';
import { monthDate, reliefTitle } from '../contract/relief-items.ts';
import type { ReliefRow } from '../contract/relief.schema.ts';
import { RELIEF_STATUSES, reliefWorkflow } from '../contract/relief.workflow.ts';
import { acceptRelief, rejectRelief } from './decide-relief.ts';
import { presentReliefs } from './relief.presenter.ts';
import { reliefRoute } from './tell-relief.ts';
import { reliefsById, waitingReliefs } from './relief.store.ts';

const mayDecide = (ctx: Ctx) => mayAct(ctx.actor, ctx.house.pages, '/payroll/manage', 'Update');

/** An officer's own declaration waits for another; the owner has nobody above. */
async function waiting(ctx: Ctx, limit: number): Promise<Waiting> {
  if (!mayDecide(ctx)) return { n: 0, first: [] };
  return waitingReliefs(ctx, ctx.actor.type === 'owner' ? null : (ctx.actor.employee?.id ?? null), limit);
}

const { moves } = reliefWorkflow;
const ACTIONS: readonly ApprovalAction[] = [
  { key: 'accept', label: moves.accept.label, done: RELIEF_APPROVAL.accepted, danger: false, remark: false },
  { key: 'reject', label: moves.reject.label, done: RELIEF_APPROVAL.rejected, danger: true, remark: true },
];

/** `Lifestyle: books, computer … · RM 1,800.00 · November 2026 · 1 receipt`. */
function detailOf({ key, amount, month, receipts }: ReliefRow): Text {
  const title = reliefTitle(key);
  const detail = (locale: 'en' | 'ms') =>
    [
      title[locale],
      `RM\u00A0${formatPrice(amount)}`,
      formatMonth(monthDate(month), locale),
      say(RELIEF_APPROVAL.receipts, locale, { n: receipts.length }),
    ].join(' · ');
  return Object.fromEntries(LOCALES.map((locale) => [locale, detail(locale)])) as Text;
}

const itemOf = (row: ReliefRow): Omit<ApprovalItem, 'type'> => ({
  id: row.id,
  title: `TP1 ${row.month.slice(5)}/${row.month.slice(0, 4)}`,
  detail: detailOf(row),
  note: row.note,
  person: { id: row.employee_id, name: row.employee.name },
  since: row.created_at,
  status: row.status,
  actions: [...ACTIONS],
  route: reliefRoute(row.id),
});

/** Accepts all of what was declared, in its month; less, or another month, is decided where payrolls are managed. */
async function decide(ctx: Ctx, { id, action, remark, status: asked }: ApprovalDecision): Promise<void> {
  if (!ACTIONS.some(({ key }) => key === action)) throw invalid('action', APPROVAL_MESSAGES.unknownAction);
  if (!mayDecide(ctx)) throw forbidden();
  const status = RELIEF_STATUSES.find((each) => each === asked);
  if (asked !== undefined && !status) throw changed();
  if (action === 'reject') await rejectRelief(ctx, { id, status, remark: remark ?? '' });
  else await acceptRelief(ctx, { id, status, remark, amount: null, month: null });
}

export const reliefApprovals: ApprovalProvider = {
  type: 'payroll_relief',
  title: RELIEF_APPROVAL.reliefs,
  waiting,
  show: async (ctx, ids) => (await presentReliefs(ctx, await reliefsById(ctx, ids), false)).filter(({ can }) => can.accept).map(itemOf),
  decide,
};
