/** A claim for whoever decides it: its items with what speaks against them, and its receipts. */
import { formatDate, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SubjectPreview } from '#modules/approval/server/public.ts';
import type { Reading } from '#modules/receipt/contract/receipt.schema.ts';
import { readingsOf } from '#modules/receipt/server/public.ts';
import { CLAIM_APPROVAL as W } from '../../contract/claim-approval.messages.ts';
import type { Duplicate } from '../../contract/item/claim-item.schema.ts';
import { otherDate, readTotal } from '../../contract/item/propose-item.ts';
import { categoryMap } from '../category/category.store.ts';
import type { CategoryRecord } from '../category/claim-category.tables.ts';
import { getClaim, itemsOf } from '../claim.store.ts';
import type { ClaimItemRecord } from '../claim.tables.ts';
import { duplicatesOf } from '../item/duplicates.store.ts';
import { RECEIPTS } from '../item/receipts.ts';

export const inBoth = (words: (locale: Locale) => string) => Object.fromEntries(LOCALES.map((locale) => [locale, words(locale)])) as Text;
const plainly = (words: string) => inBoth(() => words);
export const price = (amount: Sen | null) => `RM\u00A0${formatPrice(toRinggit(amount ?? ZERO))}`;
export const nameOf = (category: CategoryRecord | undefined, locale: Locale) => (locale === 'ms' ? category?.name_ms : category?.name) ?? '';

/** @throws 404 */
export async function previewClaim(ctx: Ctx, id: number): Promise<SubjectPreview> {
  const [claim, items, categories] = await pipeline(
    ctx,
    () => getClaim(ctx, id, 'managed'),
    () => itemsOf(ctx, id),
    () => categoryMap(ctx),
  );
  const ids = items.map((item) => item.id);
  const [receipts, readings, duplicates] = await pipeline(
    ctx,
    () => presentFilesOf(ctx, RECEIPTS.type, ids, RECEIPTS.field),
    () => readingsOf(ctx, RECEIPTS.type, ids, RECEIPTS.field),
    () => duplicatesOf(ctx, items, 'managed'),
  );
  const factOf = (item: ClaimItemRecord) => ({
    label: inBoth((locale) => nameOf(categories.get(item.claim_category_id), locale)),
    value: plainly([price(item.amount), formatDate(item.date), item.description].join(' · ')),
    wide: true,
  });
  return {
    status: claim.status,
    version: instantText(claim.updated_at),
    facts: [
      { label: W.amount, value: plainly(price(claim.total_amount)) },
      { label: W.month, value: inBoth((locale) => formatMonth(claim.claim_month as CalendarDate, locale)) },
      ...items.map(factOf),
    ],
    warnings: items.flatMap((item, at) => warningsOf(item, categories.get(item.claim_category_id), duplicates[at] ?? [], readings.get(item.id) ?? [])),
    attachments: [...receipts.values()].flat(),
    around: null,
  };
}

function warningsOf(item: ClaimItemRecord, category: CategoryRecord | undefined, duplicates: readonly Duplicate[], readings: readonly Reading[]): Text[] {
  const of = (pattern: Text, params: Record<string, string>) => inBoth((locale) => say(pattern, locale, { ...params, category: nameOf(category, locale) }));
  const worth = toRinggit(item.amount ?? ZERO);
  const amount = formatPrice(worth);
  const [read, otherDay] = [readTotal(readings), otherDate(readings, item.date)];
  return [
    ...(item.over_limit ? [of(W.overLimit, { amount })] : []),
    ...(read !== null && worth > read ? [of(W.aboveReceipt, { amount, read: formatPrice(read) })] : []),
    ...(otherDay ? [of(W.otherDay, { date: formatDate(otherDay), claimed: formatDate(item.date) })] : []),
    ...duplicates.map(({ number, date }) => of(W.duplicate, { date: formatDate(date), number: number ?? '–' })),
  ];
}
