/** The items of a claim while they are typed. */
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { claimItemForm, type ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import type { z } from 'zod';

export type TypedItem = Partial<Record<keyof z.input<typeof claimItemForm>, unknown>>;
type Sent = z.input<typeof claimItemForm>;

export const blankItem = (today: string) => ({ date: today, description: '', receipts: [] }) as unknown as Sent;

/** The items of a claim as its form takes them. @param copied the day that the items of a copy get: new ones, without receipts */
export const itemsFrom = (claim: Pick<ClaimDetail, 'items'>, copied: string | null): Sent[] =>
  claim.items.map(({ claim_category_id, date, description, merchant, receipt_no, amount, ...item }) => ({
    id: copied === null ? item.id : null,
    claim_category_id,
    date: copied ?? date,
    description,
    merchant,
    receipt_no: copied === null ? receipt_no : null,
    amount,
    from_place: placeOf(item.from_place),
    to_place: placeOf(item.to_place),
    distance_km: item.distance_km,
    vehicle: item.vehicle,
    days: item.days,
    receipts: copied === null ? item.receipts.map(({ file }) => file) : [],
  }));

const placeOf = (place: ClaimItemRow['from_place']) => place && { name: place.name, lat: place.lat ?? undefined, lng: place.lng ?? undefined };

/** The items as far as they can be priced: receipts stay here. None while one of them is not complete. */
export function assessable(items: unknown): Sent[] {
  const typed = Array.isArray(items) ? (items as TypedItem[]) : [];
  const priced = typed.map((item) => claimItemForm.safeParse({ ...item, description: item.description || '...', receipts: [] }));
  return priced.every(({ success }) => success)
    ? typed.map((item) => ({ ...item, description: item.description || '...', receipts: [] }) as unknown as Sent)
    : [];
}
