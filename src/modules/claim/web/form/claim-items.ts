/** The items of a claim while they are typed. */
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { CategoryOptions, ClaimDetail } from '../../contract/claim.schema.ts';
import { claimItemForm, type ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import type { MileageSource } from '../../contract/setting/claim-setting.schema.ts';
import type { z } from 'zod';

/** What the forms of an own claim and of one for somebody else have in common. */
export interface ItemsOf {
  items: readonly unknown[];
}

export type TypedItem = Partial<Record<keyof z.input<typeof claimItemForm>, unknown>>;

export type At = (field: keyof TypedItem) => `items.${number}.${keyof TypedItem}`;

/** What a part of the form knows of its item. */
export interface ItemProps {
  readonly form: ZodForm<ItemsOf>;
  readonly at: At;
  readonly item: TypedItem;
}

type Sent = z.input<typeof claimItemForm>;

/** @param category what is most likely claimed: it names the item until somebody describes it */
export const blankItem = (today: string, category?: { readonly id: number; readonly name: string }) =>
  ({ claim_category_id: category?.id, date: today, description: category?.name ?? '', receipts: [] }) as unknown as Sent;

/** The items of a claim as its form takes them. @param copied the day that the items of a copy get: new ones, without receipts */
export const itemsFrom = (claim: Pick<ClaimDetail, 'items'>, copied: string | null): Sent[] =>
  claim.items.map(({ claim_category_id, date, description, merchant, receipt_no, project_ref, amount, ...item }) => ({
    id: copied === null ? item.id : null,
    claim_category_id,
    date: copied ?? date,
    description,
    merchant,
    receipt_no: copied === null ? receipt_no : null,
    project_ref,
    amount,
    from_place: placeOf(item.from_place),
    to_place: placeOf(item.to_place),
    is_return: item.is_return,
    distance_km: item.distance_km,
    vehicle: item.vehicle,
    days: item.days,
    receipts: copied === null ? item.receipts.map(({ file }) => file) : [],
  }));

const placeOf = (place: ClaimItemRow['from_place']) => place && { name: place.name, lat: place.lat ?? undefined, lng: place.lng ?? undefined };

/** Where the map measures, nobody types a distance: one from before stays behind. */
export const sentItems = <Item extends TypedItem>(items: readonly Item[], source: MileageSource | undefined): Item[] =>
  source === 'Map' ? items.map((item) => ({ ...item, distance_km: null })) : [...items];

/** The items as far as they can be priced: receipts stay here. None while one of them is not complete. */
export function assessable(items: unknown, source: MileageSource | undefined): Sent[] {
  const typed = sentItems(Array.isArray(items) ? (items as TypedItem[]) : [], source);
  const priced = typed.map((item) => claimItemForm.safeParse({ ...item, description: item.description || '...', receipts: [] }));
  return priced.every(({ success }) => success)
    ? typed.map((item) => ({ ...item, description: item.description || '...', receipts: [] }) as unknown as Sent)
    : [];
}

/** What an item is worth is worked out from these. */
const WORTH = { General: ['amount'], Allowance: ['days'], Manual: ['distance_km', 'vehicle'], Map: ['from_place', 'to_place', 'vehicle'] } as const;
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The schema of a claim that is handed in: what its items show as required is there.
 * @param isSent asked at each check: of a draft nothing is required yet
 */
export function handedIn<S extends z.ZodType<object, object>>(schema: S, options: CategoryOptions | undefined, isSent = () => true): S {
  return schema.superRefine(
    (value, context) => {
      if (!isSent()) return;
      const { items = [] } = value as { items?: readonly TypedItem[] };
      for (const [n, item] of items.entries()) {
        const type = options?.categories.find(({ id }) => id === item.claim_category_id)?.type ?? 'General';
        for (const field of WORTH[type === 'Mileage' ? (options?.mileage_from ?? 'Manual') : type])
          if (isMissing(item[field])) context.addIssue({ code: 'custom', path: ['items', n, field] });
      }
    },
    // Together with the mistakes of single fields.
    { when: () => true },
  );
}
