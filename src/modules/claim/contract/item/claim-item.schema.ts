/** An item of a claim, as it is entered and shown. */
import { z } from 'zod';
import { date, latitude, line, longitude, optional, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, MAX_FILES_PER_FIELD, uploadedFile } from '#platform/contract/uploads.ts';
import { reading } from '#modules/receipt/contract/receipt.schema.ts';
import { categoryBrief, positive } from '../category/category.schema.ts';
import { MOST_KM } from '../mileage/journey.ts';
import { VEHICLES } from '../mileage/price-mileage.ts';

export const CHECK_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** A place of a journey; one that was typed has no position. */
const place = z.object({ name: line(1, 200), lat: optional(latitude()), lng: optional(longitude()) });
export type JourneyPlace = z.output<typeof place>;

export const claimItemForm = z.object({
  /** Of an item that stands already; absent: a new one. */
  id: optional(id()),
  claim_category_id: id(),
  date: date(),
  description: line(3, 255),
  merchant: optionalLine(120),
  receipt_no: optionalLine(60),
  /** Site or project that it was for, as the company calls it. */
  project_ref: optionalLine(80),
  /** Of mileage and allowances it is calculated. */
  amount: optional(positive()),
  from_place: optional(place),
  to_place: optional(place),
  /** There and back. */
  is_return: z.boolean().default(false),
  /** Typed; where the company takes it from the map, it comes from the places and is left out. */
  distance_km: optional(z.number().min(0.01).max(MOST_KM).multipleOf(0.01)),
  vehicle: optional(z.enum(VEHICLES)),
  days: optional(z.number().min(0.5).max(366).multipleOf(0.5)),
  receipts: z.array(fileField()).max(MAX_FILES_PER_FIELD).default([]),
});
export type ClaimItemForm = z.output<typeof claimItemForm>;

/**
 * `number`: the same receipt number and merchant, typed or read. `picture`: another photo of it. `sum`: what was read is of one day and
 * amount, at one merchant or for one person. `expense`: typed with the same category, day and amount.
 */
export const DUPLICATE_GROUNDS = ['number', 'picture', 'sum', 'expense'] as const;
export type DuplicateGround = (typeof DUPLICATE_GROUNDS)[number];

/** Another item that looks like the same expense. Of another person only its owner's office learns more than that it is there. */
export const duplicate = z.object({
  claim_id: z.number(),
  number: z.string().nullable(),
  employee: z.string().nullable(),
  date: z.string(),
  amount: z.number(),
  /** Of the item, where its claim is told. */
  item_id: z.number(),
  grounds: z.array(z.enum(DUPLICATE_GROUNDS)),
});
export type Duplicate = z.output<typeof duplicate>;

const parts = z.array(z.object({ km: z.number(), rate: z.number() }));
const journeyPlace = z.object({ name: z.string(), lat: z.number().nullable(), lng: z.number().nullable() }).nullable();

export const claimItemRow = z.object({
  id: z.number(),
  claim_category_id: z.number(),
  category: categoryBrief,
  date: z.string(),
  description: z.string(),
  merchant: z.string().nullable(),
  receipt_no: z.string().nullable(),
  project_ref: z.string().nullable(),
  amount: z.number(),
  from_place: journeyPlace,
  to_place: journeyPlace,
  is_return: z.boolean(),
  distance_km: z.number().nullable(),
  vehicle: z.enum(VEHICLES).nullable(),
  /** What the kilometres, or the days, were priced at. */
  parts,
  days: z.number().nullable(),
  receipts: z.array(uploadedFile),
  /** What was read from them. */
  readings: z.array(reading),
  check_status: z.enum(CHECK_STATUSES),
  /** Granted by default: the amount, or what the limits leave of it. */
  allowed_amount: z.number().nullable(),
  approved_amount: z.number().nullable(),
  check_remark: z.string().nullable(),
  over_limit: z.boolean(),
  /** Days between the receipt and its claim exceed what the category takes today. */
  is_old: z.boolean(),
  duplicates: z.array(duplicate),
});
export type ClaimItemRow = z.output<typeof claimItemRow>;

/** What an item would be worth, and what is left after it. */
export const assessedItem = z.object({
  amount: z.number().nullable(),
  distance_km: z.number().nullable(),
  /** Kilometres of its month that come before it: where its rates begin. */
  km_before: z.number().nullable(),
  parts,
  allowed_amount: z.number().nullable(),
  over_limit: z.boolean(),
  /** Of the limit of the period; null: no limit. */
  left: z.number().nullable(),
  duplicates: z.array(duplicate),
});
