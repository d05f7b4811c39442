/** Assets and the armoury book: what there is, where it is, and every entry that moves it. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { date, optional, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { ASSET_CATEGORIES, ASSET_STATUSES } from './asset-kinds.ts';
import { assetDetail, assetForm, assetRow, bookFields, issueForm, issueVerdicts, newAssetForm, quantity, signed } from './asset.schema.ts';

const PAGE = '/auxiliary/asset';
const PATH = 'api/asm/assets';
type Action = 'Create' | 'Update' | 'Issue' | 'Return' | 'Count';
const written = wrote(z.object({ id: z.number() }));
const acts = (action: Action) => ({ method: 'POST' as const, requires: requirePage(manifest, PAGE, action), output: written, emits: ['asm_changed'] });
const version = () => z.string().min(1).max(40);

const filters = {
  /** `armed`: firearms and ammunition. `licence`: licences that end within 90 days, ended, or stand in another name. */
  view: z.enum(['armed', 'issued', 'licence', 'maintenance']).optional(),
  category: z.enum(ASSET_CATEGORIES).optional(),
  status: z.enum(ASSET_STATUSES).optional(),
  store_id: id().optional(),
  officer_id: id().optional(),
  /** The licence ends within so many days. */
  expiring: z.number().int().min(1).max(365).optional(),
};

export const listAssets = defineEndpoint({
  name: 'auxiliary-police.list-assets',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'category', 'serial_no', 'licence_expiry'], { sortBy: 'name', sort: 'asc' }),
    ...filters,
  }),
  output: list(assetRow),
  summary: 'Assets of the unit with where they are',
});

export const exportAssets = defineEndpoint({
  name: 'auxiliary-police.export-assets',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...filters, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The assets of the unit, by the filter of the list, as a file',
});

export const assetSummary = defineEndpoint({
  name: 'auxiliary-police.asset-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(
    z.object({
      firearms: z.number(),
      firearms_issued: z.number(),
      rounds: z.number(),
      rounds_issued: z.number(),
      licences_ending: z.number(),
      to_license: z.number(),
      overdue: z.number(),
    }),
  ),
  summary: 'Firearms and rounds in store and with officers, licences that end within 90 days or are to be sought anew, and what is not back in time',
});

export const showAsset = defineEndpoint({
  name: 'auxiliary-police.show-asset',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(assetDetail),
  summary: 'One asset with its licences, its places and its entries in the book',
});

export const createAsset = defineEndpoint({
  ...acts('Create'),
  name: 'auxiliary-police.create-asset',
  path: PATH,
  files: true,
  input: newAssetForm,
  summary: 'Enters what the unit has already, with its first entry in the book; what is bought is applied for',
});

export const updateAsset = defineEndpoint({
  ...acts('Update'),
  name: 'auxiliary-police.update-asset',
  path: `${PATH}/{id}`,
  files: true,
  input: assetForm.extend({ id: id(), updated_at: version() }),
  summary: 'Corrects what the record of an asset says; number and place change by entries',
});

export const listStoreChoices = defineEndpoint({
  name: 'auxiliary-police.list-store-choices',
  method: 'GET',
  path: 'api/asm/store-choices',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string() }))),
  summary: 'Every store of the unit by name, to choose from',
});

export const checkIssue = defineEndpoint({
  name: 'auxiliary-police.check-issue',
  method: 'GET',
  path: `${PATH}/{id}/issue-check`,
  requires: requirePage(manifest, PAGE, 'Issue'),
  input: z.object({ id: id(), officer_id: id().optional(), store_id: id().optional(), quantity: quantity().min(1).default(1) }),
  output: one(issueVerdicts),
  summary: 'What the rules say of giving an asset to an officer',
});

export const issueAsset = defineEndpoint({
  ...acts('Issue'),
  name: 'auxiliary-police.issue-asset',
  path: `${PATH}/{id}/issue`,
  files: true,
  input: z.object({ id: id(), ...issueForm }),
  summary: 'Gives an asset, or a number of a lot, from a store to an officer; firearms and ammunition with book number and witness',
});

export const returnAsset = defineEndpoint({
  ...acts('Return'),
  name: 'auxiliary-police.return-asset',
  path: `${PATH}/{id}/return`,
  files: true,
  input: z.object({ id: id(), ...bookFields, ...signed, officer_id: id(), store_id: id(), returned: quantity(), expended: quantity() }),
  summary: 'Takes an asset back into a store; of ammunition what comes back and what was expended, apart',
});

export const moveAsset = defineEndpoint({
  ...acts('Update'),
  name: 'auxiliary-police.move-asset',
  path: `${PATH}/{id}/move`,
  input: z.object({
    id: id(),
    ...bookFields,
    move: z.enum(['Receipt', 'Transfer', 'Maintenance', 'Repaired']),
    /** From where; of a receipt and a repair to where. */
    store_id: id(),
    to_store_id: id().nullish(),
    quantity: quantity().min(1),
  }),
  summary: 'Receives more of a lot, moves between stores, sends to the workshop and takes back from it',
});

const counted = z.object({
  asset_id: z.number(),
  name: z.string(),
  serial_no: z.string().nullable(),
  category: z.enum(ASSET_CATEGORIES),
  expected: z.number(),
  counted: z.number(),
});
/** Firearms and lots of a store that one count can name. */
export const MOST_COUNTED = 2000;
export const COUNT_KINDS = ['Opening', 'Closing'] as const;
const countRow = z.object({
  id: z.number(),
  store: z.string(),
  date: z.string(),
  kind: z.enum(COUNT_KINDS),
  counted_by: z.string(),
  checked_by: z.string(),
  /** Who had the keys of the store from then on. */
  keys_with: z.string().nullable(),
  lines: z.number(),
  differs: z.number(),
  note: z.string().nullable(),
  created_at: z.string(),
});
export type CountRow = z.output<typeof countRow>;

export const listCounts = defineEndpoint({
  name: 'auxiliary-police.list-counts',
  method: 'GET',
  path: 'api/asm/counts',
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['date'], { sortBy: 'date', sort: 'desc' }), store_id: id().optional() }),
  output: list(countRow),
  summary: 'Opening and closing counts of the stores, the newest first',
});

export const showCount = defineEndpoint({
  name: 'auxiliary-police.show-count',
  method: 'GET',
  path: 'api/asm/counts/{id}',
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(countRow.extend({ counted: z.array(counted) })),
  summary: 'One count with what was expected and what was there',
});

export const countSheet = defineEndpoint({
  name: 'auxiliary-police.count-sheet',
  method: 'GET',
  path: 'api/asm/counts/sheet',
  requires: requirePage(manifest, PAGE, 'Count'),
  input: z.object({ store_id: id() }),
  output: one(z.object({ kind: z.enum(COUNT_KINDS).nullable(), lines: z.array(counted.omit({ counted: true })) })),
  summary: 'Firearms and ammunition that should be in a store now, and which count of today comes next; null: both are entered',
});

export const enterCount = defineEndpoint({
  ...acts('Count'),
  name: 'auxiliary-police.enter-count',
  path: 'api/asm/counts',
  input: z.object({
    store_id: id(),
    kind: z.enum(COUNT_KINDS),
    counted_by_id: id(),
    checked_by_id: id(),
    /** To whom the keys of the store are handed. */
    keys_with_id: optional(id()),
    lines: z.array(z.object({ asset_id: id(), counted: quantity() })).max(MOST_COUNTED),
    note: optionalText(500),
  }),
  summary: 'The opening or closing count of today in a store, by two different officers',
});

export const armouryBook = defineEndpoint({
  name: 'auxiliary-police.armoury-book',
  method: 'GET',
  path: 'api/asm/armoury-book',
  requires: requirePage(manifest, PAGE, 'Export'),
  input: z.object({ store_id: id(), start_date: date(), end_date: date(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'The armoury book of a store as PDF: opening, what came and went, closing, entry by entry, with the counts of each day',
});
