/** An asset of the unit: one thing with a serial number, or a lot of which some number is there. */
import { z } from 'zod';
import { line, money, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { verdict } from '../application.schema.ts';
import { ASSET_CATEGORIES, ASSET_STATUSES, CONDITIONS } from './asset-kinds.ts';

export const assetForm = z.object({
  name: line(2, 120),
  brand: optionalLine(60),
  model: optionalLine(60),
  /** Of ammunition the number of the lot. */
  serial_no: optionalLine(60),
  calibre: optionalLine(40),
  condition: z.enum(CONDITIONS),
  purchase_date: optionalDate(),
  /** Ringgit. */
  cost: optional(money()),
  note: optionalText(1000),
  photo: z.array(fileField()).max(1),
});

/** What is there already. What is bought is applied for. */
export const newAssetForm = assetForm.extend({
  category: z.enum(ASSET_CATEGORIES),
  store_id: id(),
  quantity: z.number().int().min(1).max(1_000_000),
  licence_no: optionalLine(60),
  licence_issued: optionalDate(),
  /** 30 June: a licence never ends on another day (Arms Act 1960 s.4(4)). */
  licence_expiry: optionalDate(),
});

const officer = z.object({ id: z.number(), name: z.string(), service_no: z.string() });

export const assetRow = z.object({
  id: z.number(),
  category: z.enum(ASSET_CATEGORIES),
  name: z.string(),
  serial_no: z.string().nullable(),
  calibre: z.string().nullable(),
  /** In all stores, with officers and at workshops. */
  quantity: z.number(),
  in_store: z.number(),
  licence_no: z.string().nullable(),
  licence_expiry: z.string().nullable(),
  /** The licence stands in the name of somebody who is not nominated any more. */
  to_license: z.boolean(),
  /** null: nobody, or somebody whom the viewer does not see. */
  holder: officer.nullable(),
  due_back_at: z.string().nullable(),
  store: z.string(),
  condition: z.enum(CONDITIONS),
  status: z.enum(ASSET_STATUSES),
  updated_at: z.string(),
});
export type AssetRow = z.output<typeof assetRow>;

export const PLACES = ['Store', 'Officer', 'Workshop', 'Outside'] as const;
export const ENTRY_KINDS = ['Receipt', 'Issue', 'Return', 'Expended', 'Transfer', 'Maintenance', 'Repaired', 'Loss', 'Disposal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const bookEntry = z.object({
  id: z.number(),
  kind: z.enum(ENTRY_KINDS),
  quantity: z.number(),
  /** A store, an officer whom the viewer sees, or nothing. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  entered_at: z.string(),
  book_no: z.string().nullable(),
  witness: z.string().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  police_report_no: z.string().nullable(),
  remark: z.string().nullable(),
  /** Of the officer, where it was drawn. */
  signature: uploadedFile.nullable(),
});
export type BookEntry = z.output<typeof bookEntry>;

export const assetDetail = assetRow.extend({
  brand: z.string().nullable(),
  model: z.string().nullable(),
  purchase_date: z.string().nullable(),
  cost: z.number().nullable(),
  note: z.string().nullable(),
  photo: z.array(uploadedFile),
  licences: z.array(z.object({ id: z.number(), licence_no: z.string(), holder: z.string(), issued_at: z.string(), expires_at: z.string() })),
  /** Where how many are. */
  places: z.array(
    z.object({
      place: z.enum(PLACES),
      store_id: z.number().nullable(),
      officer_id: z.number().nullable(),
      name: z.string().nullable(),
      quantity: z.number(),
    }),
  ),
  /** The newest first, as far as a page goes. */
  entries: z.array(bookEntry),
});
export type AssetDetail = z.output<typeof assetDetail>;

/** What the book says beside the thing itself. `ref` is made by the form: sent again, the entry is made once. */
export const bookFields = {
  book_no: optionalLine(40),
  witness_id: optional(id()),
  condition: z.enum(CONDITIONS),
  remark: optionalText(500),
  ref: z.uuid(),
};
/** Of whoever takes or brings the thing; who cannot draw signs in the book on paper. */
export const signed = { signature: optional(fileField()) };
export const quantity = () => z.number().int().min(0).max(1_000_000);
export const issueForm = { ...bookFields, ...signed, officer_id: id(), store_id: id(), quantity: quantity().min(1), due_back_at: optionalDate() };
export const issueVerdicts = z.array(verdict);
