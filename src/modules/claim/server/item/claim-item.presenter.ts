/** Items of a claim with their receipts and what speaks against them. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { readingsOf } from '#modules/receipt/server/public.ts';
import type { ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import { isOld } from '../../contract/item/check-item.ts';
import { categoryMap, presentCategory } from '../category/category.store.ts';
import { today } from '../claim-actor.ts';
import type { Visibility } from '../claim.store.ts';
import type { ClaimItemRecord, ClaimRecord } from '../claim.tables.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';
import { duplicatesOf } from './duplicates.store.ts';
import { RECEIPTS } from './receipts.ts';

const placeOf = (place: ClaimItemRecord['from_place']): ClaimItemRow['from_place'] =>
  place && { name: place.name, lat: place.lat ?? null, lng: place.lng ?? null };

export async function presentItems(ctx: Ctx, { submit_date }: ClaimRecord, items: readonly ClaimItemRecord[], visibility: Visibility): Promise<ClaimItemRow[]> {
  const ids = items.map(({ id }) => id);
  const [receipts, readings, duplicates, categories, { max_age_days }] = await pipeline(
    ctx,
    () => presentFilesOf(ctx, RECEIPTS.type, ids, RECEIPTS.field),
    () => readingsOf(ctx, RECEIPTS.type, ids, RECEIPTS.field),
    () => duplicatesOf(ctx, items, visibility),
    () => categoryMap(ctx),
    () => claimSettingOf(ctx),
  );
  return items.flatMap((item, at) => {
    const category = categories.get(item.claim_category_id);
    if (!category) return [];
    // A claim that waits grows no older.
    const day = { today: (submit_date ?? today(ctx)) as CalendarDate, max_age_days };
    return {
      id: item.id,
      claim_category_id: item.claim_category_id,
      category: presentCategory(category),
      date: item.date,
      description: item.description,
      merchant: item.merchant,
      receipt_no: item.receipt_no,
      project_ref: item.project_ref,
      amount: toRinggit(item.amount ?? ZERO),
      from_place: placeOf(item.from_place),
      to_place: placeOf(item.to_place),
      is_return: item.is_return,
      distance_km: item.distance_km,
      vehicle: item.vehicle,
      parts: item.parts.map(({ km, rate }) => ({ km, rate })),
      days: item.days,
      receipts: receipts.get(item.id) ?? [],
      readings: readings.get(item.id) ?? [],
      check_status: item.check_status,
      allowed_amount: ringgitOrNull(item.allowed_amount),
      approved_amount: ringgitOrNull(item.approved_amount),
      check_remark: item.check_remark,
      over_limit: item.over_limit,
      is_old: isOld({ date: item.date as CalendarDate }, category, day),
      duplicates: duplicates[at] ?? [],
    };
  });
}
