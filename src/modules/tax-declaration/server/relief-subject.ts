/** A declaration (TP1) as something that is decided: what the inbox shows of it, and what follows from each move. */
import { formatMonth } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { entryStatesOf } from '#modules/approval/contract/decision.policy.ts';
import type { MadeMove, Subject, SubjectItem, SubjectPreview, SubjectRecord } from '#modules/approval/server/public.ts';
import { RELIEF_APPROVAL } from '../contract/relief-approval.messages.ts';
import { monthDate, reliefTitle } from '../contract/relief-items.ts';
import { RELIEF_ERRORS } from '../contract/relief.messages.ts';
import { reliefWorkflow, type ReliefStatus } from '../contract/relief.workflow.ts';
import { askPayroll } from './declaration-payroll.ts';
import { presentRelief, receiptsOf } from './relief.presenter.ts';
import { changeRelief, getRelief, reliefsById } from './relief.store.ts';
import type { ReliefRecord } from './relief.tables.ts';
import { reliefRoute, notifyDeciders, notifyDeclarer } from './notify-relief.ts';

/** With the number of the payroll that was computed anew; null: none. */
export type DecidedRelief = ReliefRecord & { readonly recomputed?: string | null };

export interface ReliefGiven {
  /** Ringgit; null: all of what was declared. */
  readonly amount?: number | null;
  /** Null: the declared one. */
  readonly month?: string | null;
}

/** `Lifestyle: books, computer … · RM 1,800.00 · November 2026 · 1 receipt`. */
function detailOf({ key, amount, month }: ReliefRecord, receipts: number): Text {
  const title = reliefTitle(key);
  const detail = (locale: Locale) =>
    [
      title[locale],
      `RM\u00A0${formatPrice(toRinggit(amount))}`,
      formatMonth(monthDate(month), locale),
      say(RELIEF_APPROVAL.receipts, locale, { n: receipts }),
    ].join(' · ');
  return Object.fromEntries(LOCALES.map((locale) => [locale, detail(locale)])) as Text;
}

async function items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]> {
  const ids = waiting.map(({ id }) => id);
  const [rows, receipts] = await pipeline(
    ctx,
    () => reliefsById(ctx, ids),
    () => receiptsOf(ctx, ids),
  );
  return rows.map(({ relief, employee }) => ({
    id: relief.id,
    title: `TP1 ${relief.month.slice(5)}/${relief.month.slice(0, 4)}`,
    detail: detailOf(relief, receipts.get(relief.id)?.length ?? 0),
    version: instantText(relief.updated_at),
    note: relief.note,
    person: { id: relief.employee_id, name: employee.name },
    route: reliefRoute(relief.id),
  }));
}

const plainly = (words: string): Text => ({ en: words, ms: words });

/** What was declared and its receipts. */
async function preview(ctx: Ctx, id: number): Promise<SubjectPreview> {
  const [{ relief }, receipts] = await pipeline(
    ctx,
    () => getRelief(ctx, id, 'managed'),
    () => receiptsOf(ctx, [id]),
  );
  const month = Object.fromEntries(LOCALES.map((locale) => [locale, formatMonth(monthDate(relief.month), locale)])) as Text;
  const attachments = receipts.get(id) ?? [];
  return {
    status: relief.status,
    version: instantText(relief.updated_at),
    facts: [
      { label: RELIEF_APPROVAL.item, value: reliefTitle(relief.key), wide: true },
      { label: RELIEF_APPROVAL.amount, value: plainly(`RM\u00A0${formatPrice(toRinggit(relief.amount))}`) },
      { label: RELIEF_APPROVAL.month, value: month },
      ...(relief.note ? [{ label: RELIEF_APPROVAL.note, value: plainly(relief.note), wide: true }] : []),
    ],
    warnings: attachments.length === 0 ? [RELIEF_APPROVAL.noReceipt] : [],
    attachments,
    around: null,
  };
}

/** Processing of the employee waits for the decision, so that a payroll counts what it was computed with. */
async function lock(ctx: Ctx, id: number): Promise<DecidedRelief> {
  const { relief } = await getRelief(ctx, id, 'managed');
  await askPayroll().hold(ctx, relief.employee_id);
  const row = await getRelief(ctx, id, 'managed', true);
  if (row.payroll?.locked) throw invalid('base', RELIEF_ERRORS.locked);
  return row.relief;
}

/** What is granted, and in which month. @throws 422 on a paid month, too much, or less without a remark */
async function granted(ctx: Ctx, relief: ReliefRecord, { remark, given }: MadeMove<ReliefGiven>) {
  const month = given?.month ?? relief.month;
  const declared = relief.amount;
  const amount = given?.amount == null ? declared : fromRinggit(given.amount);
  if (amount > declared) throw invalid('amount', RELIEF_ERRORS.aboveDeclared, { amount: formatPrice(toRinggit(declared)) });
  if (amount < declared && (remark?.length ?? 0) < 3) throw invalid('remark', RELIEF_ERRORS.lowerRemark);
  const year = relief.month.slice(0, 4);
  if (month.slice(0, 4) !== year) throw invalid('month', RELIEF_ERRORS.year, { year });
  const { locked } = await askPayroll().paidYear(ctx, relief.employee_id, Number(year));
  if (locked.includes(month)) throw invalid('month', RELIEF_ERRORS.monthLocked, { month: formatMonth(monthDate(month), ctx.locale) });
  return { accepted_amount: amount, month };
}

async function moved(ctx: Ctx, relief: ReliefRecord, move: MadeMove<ReliefGiven>): Promise<DecidedRelief> {
  const outcome = move.action === 'accept' ? await granted(ctx, relief, move) : { accepted_amount: null, payroll_id: null };
  await changeRelief(ctx, relief.id, {
    ...outcome,
    status: move.to as ReliefStatus,
    remark: move.remark,
    decided_by: ctx.actor.userId,
    decided_at: ctx.clock.now().toISOString(),
  });
  const { relief: after } = await getRelief(ctx, relief.id, 'managed');
  // Until its payroll is confirmed an accepted one can be taken back.
  const counts = relief.status === 'Accepted' || after.status === 'Accepted';
  return { ...after, recomputed: counts ? await askPayroll().recompute(ctx, relief.employee_id, after.month) : null };
}

export const reliefSubject: Subject<DecidedRelief, ReliefGiven> = {
  workflow: reliefWorkflow,
  title: RELIEF_APPROVAL.reliefs,
  counted: RELIEF_APPROVAL.counted,
  page: '/payroll/manage',
  reminder: { type: 'payroll_relief', route: '/payroll/manage?reliefs=1' },
  // Nobody lowers the own tax alone.
  refusals: { own: RELIEF_ERRORS.ownDeclaration },
  rules: () => ({ entryStates: entryStatesOf(reliefWorkflow), finish: 'accept', four_eyes: false }),
  lock,
  items,
  groups: (_ctx, keys) => new Map(keys.map((key) => [key, reliefTitle(key)])),
  preview,
  moved,
  async notify(ctx, { id }, { action, deciders }) {
    const row = await presentRelief(ctx, await getRelief(ctx, id, action === 'ask' ? { own: ctx.actor.employee?.id ?? 0 } : 'managed'), false);
    await (action === 'ask' ? notifyDeciders(ctx, row, deciders) : notifyDeclarer(ctx, row, action === 'accept' ? 'accepted' : 'rejected'));
  },
  audited: ({ amount, accepted_amount, month }) => ({ amount: toRinggit(accepted_amount ?? amount), month }),
};
