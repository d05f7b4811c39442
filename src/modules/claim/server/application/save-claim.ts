/** Saves a claim of an employee: as a draft, or submitted. */
import { addMonths, dayOf, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid, invalidFields } from '#platform/contract/errors.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFilesOf } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { askDeciders, startApproval } from '#modules/approval/server/public.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { askReadings } from '#modules/receipt/server/public.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type { ClaimItemForm } from '../../contract/item/claim-item.schema.ts';
import { claimFacts } from '../approval/claim-facts.ts';
import { claimSubject } from '../approval/claim-subject.ts';
import { categoryMap } from '../category/category.store.ts';
import { today } from '../claim-actor.ts';
import { changeClaim, CLAIM_NUMBERS, CLAIMS_MADE, insertClaim, itemsOf, lockClaimsOf, replaceItems, type ItemValues } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { assessItems, type Assessment } from '../item/assess-items.ts';
import { RECEIPTS } from '../item/receipts.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

export interface SavedForm {
  readonly title: string;
  readonly claim_month: CalendarDate;
  readonly items: readonly ClaimItemForm[];
  readonly submit: boolean;
  /** What whoever sends it calls this saving. */
  readonly client_ref?: string | undefined;
}

/** After the cut-off day a claim belongs to the next month, never to an earlier one than it says. */
export function monthOf(claim_month: CalendarDate, day: CalendarDate, cutoff: number | null): CalendarDate {
  if (cutoff === null || dayOf(day) <= cutoff) return claim_month;
  const next = addMonths(startOfMonth(day), 1);
  return next > claim_month ? next : claim_month;
}

/** What an item is worth, fixed when it is submitted. A draft holds nothing of a limit. */
export function worthOf({ items }: Assessment, at: number, isSubmitted: boolean) {
  const { amount, distance_km, parts, allowed, over_limit } = items[at] as Assessment['items'][number];
  if (isSubmitted) return { amount, distance_km, parts, allowed_amount: allowed, over_limit };
  return { amount: amount || null, distance_km, parts, allowed_amount: null, over_limit: false };
}

/** @throws 422 where the company takes no more items or knows no such category, or the claim has no such item */
async function requireItems(ctx: Ctx, { items, submit }: SavedForm, known: ReadonlySet<number>): Promise<void> {
  const { max_items, allow_draft } = await claimSettingOf(ctx);
  if (!submit && !allow_draft) throw invalid('base', CLAIM_ERRORS.noDrafts);
  if (items.length > max_items) throw invalid('items', CLAIM_ERRORS.tooManyItems, { limit: max_items });
  const categories = await categoryMap(ctx);
  for (const [at, { id, claim_category_id }] of items.entries()) {
    if (id !== null && items.findIndex((item) => item.id === id) < at) throw invalid(`items.${at}.id`, CLAIM_ERRORS.itemTwice);
    if (id !== null && !known.has(id)) throw invalid(`items.${at}.id`, CLAIM_ERRORS.itemUnknown);
    if (!categories.has(claim_category_id)) throw invalid(`items.${at}.claim_category_id`, CLAIM_ERRORS.categoryGone);
  }
}

/** @param before a draft that the caller has locked; null: a new claim @throws 422 by field on what refuses an item that is submitted */
export async function saveClaim(ctx: Ctx, employee: EmployeeRecord, form: SavedForm, before: ClaimRecord | null): Promise<ClaimRecord> {
  if (!before) await lockClaimsOf(ctx, employee.id);
  await requireItems(ctx, form, new Set(before ? (await itemsOf(ctx, before.id)).map(({ id }) => id) : []));
  const { title, claim_month, items, client_ref = null } = form;
  const assessment = await assessItems(ctx, employee, items, before?.id ?? 0);
  if (form.submit) requireSubmittable(items, assessment);
  const head = { title, claim_month, items: items.length, total_amount: assessment.total };
  // A new one that is submitted at once has been a draft within its transaction: its number comes with the move.
  const draft = before
    ? await changeClaim(ctx, before.id, { ...head, saved_ref: client_ref })
    : await insertClaim(ctx, { ...head, client_ref, employee_id: employee.id, status: 'Draft' });
  const ids = await replaceItems(
    ctx,
    draft,
    items.map(({ receipts: _files, id, ...item }, at): ItemValues => ({ ...item, id: id ?? undefined, position: at, ...worthOf(assessment, at, form.submit) })),
  );
  const files = await replaceFilesOf(
    ctx,
    items.map(({ receipts: uuids }, at) => ({ id: ids[at] as number, uuids, inputField: `items.${at}.receipts` })),
    RECEIPTS,
  );
  await askReadings(ctx, files);
  if (form.submit) return submitDraft(ctx, employee, draft, items, assessment, before === null);
  if (!before) await moveRecord(ctx, { workflow: claimWorkflow, action: 'draft', subjectId: draft.id, current: null });
  return draft;
}

/** A new claim of an employee; one that was saved under the same name is answered as it stands by now. */
export const saveOnce = (ctx: Ctx, employee: EmployeeRecord, form: SavedForm): Promise<ClaimRecord> =>
  madeOnce(ctx, CLAIMS_MADE, employee.id, form.client_ref, () => saveClaim(ctx, employee, form, null));

export function requireSubmittable(items: readonly unknown[], { faults }: Assessment): void {
  if (items.length === 0) throw invalid('items', CLAIM_ERRORS.noItems);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Numbers it and puts it to its decision; what its items are worth stands in them. @param isNew it was never saved before */
export async function submitDraft(
  ctx: Ctx,
  employee: EmployeeRecord,
  draft: ClaimRecord,
  items: readonly Pick<ClaimItemForm, 'claim_category_id'>[],
  assessment: Assessment,
  isNew: boolean,
): Promise<ClaimRecord> {
  const { number_prefix, submit_cutoff_day } = await claimSettingOf(ctx);
  const day = today(ctx);
  const status = await moveRecord(ctx, { workflow: claimWorkflow, action: 'submit', subjectId: draft.id, current: isNew ? null : draft.status });
  const claim = await changeClaim(ctx, draft.id, {
    ...(status ? { status } : {}),
    number: await nextNumber(ctx, CLAIM_NUMBERS, number_prefix),
    submit_date: day,
    claim_month: monthOf(draft.claim_month as CalendarDate, day, submit_cutoff_day),
    total_amount: assessment.total,
    over_limit: assessment.items.filter((item) => item.over_limit).length,
  });
  const worth = items.map(({ claim_category_id }, at) => ({ claim_category_id, amount: assessment.items[at]?.amount ?? null }));
  await startApproval(ctx, claimSubject, claim, claimFacts(claim, employee, worth));
  await audit(ctx, {
    action: 'claim.submitted',
    subject_type: 'claim',
    subject_id: claim.id,
    after: {
      number: claim.number,
      employee_id: employee.id,
      total: toRinggit(claim.total_amount),
      allowed: toRinggit(assessment.allowed),
      items: items.length,
    },
  });
  await askDeciders(ctx, claimSubject, claim);
  return claim;
}
