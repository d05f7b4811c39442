/** The bill of quantities of a contract: sections and lines in their order. The whole bill is one answer; single lines are a register. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { VALUED_BY } from '../claim/value-line.ts';
import { progressClaimManifest as manifest } from '../progress-claim.manifest.ts';
import { PROJECTS } from '../project/project.register.ts';

const PAGE = '/pcr/project';
/** A section opens what follows it, up to the next section of its level or above. */
export const ITEM_KINDS = ['Section', 'Item', 'Preliminary', 'PC Sum', 'Provisional Sum', 'Adjustment'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const MOST_ITEMS = 5000;

const quantity = () => z.number().min(0).max(99_999_999_999.999).multipleOf(0.001);
const rate = () => z.number().min(-9_999_999_999.99).max(9_999_999_999.99).multipleOf(0.01);

export const billItemForm = z.object({
  kind: z.enum(ITEM_KINDS),
  /** Of a section: 1 the bill, 2 an element, 3 a heading in it. Of a line 0. */
  level: z.number().int().min(0).max(3),
  bill_no: optionalLine(20),
  code: optionalLine(30),
  description: line(1, 500),
  unit: optionalLine(20),
  quantity: quantity(),
  rate: rate(),
  valued_by: z.enum(VALUED_BY),
  /** A service by law, where tax is on services alone. */
  is_service: z.boolean(),
  /** Its place in the bill; the next free one where it is empty. */
  position: z.number().int().min(1).max(1_000_000).nullable(),
});

export const billItems = register({
  name: 'progress-claim.bill-item',
  plural: 'bill-items',
  path: `${PROJECTS}/{project_id}/items`,
  page: { ...on(manifest, PAGE), create: requirePage(manifest, PAGE, 'Update'), remove: requirePage(manifest, PAGE, 'Update') },
  under: { project_id: id() },
  form: billItemForm,
  row: { amount: z.number() },
  sorts: ['position', 'code'],
  first: { sortBy: 'position', sort: 'asc', perPage: 50 },
  filters: {},
  emits: ['pcr_changed'],
});
export type BillItemRow = RecordRow<typeof billItems>;

/** A line of the bill as the whole bill carries it. */
export const billLine = z.object({
  id: z.number(),
  position: z.number(),
  kind: z.enum(ITEM_KINDS),
  level: z.number(),
  bill_no: z.string().nullable(),
  code: z.string().nullable(),
  description: z.string(),
  unit: z.string().nullable(),
  quantity: z.number(),
  rate: z.number(),
  amount: z.number(),
  valued_by: z.enum(VALUED_BY),
  is_service: z.boolean(),
});
export type BillLineRow = z.output<typeof billLine>;

const bill = z.object({
  lines: z.array(billLine),
  total: z.number(),
  contract_sum: z.number(),
  /** Contract sum less the total: a claim is submitted when it is 0. */
  difference: z.number(),
  /** A claim was submitted: from then on the bill changes by variations alone. */
  is_locked: z.boolean(),
});

export const showBill = defineEndpoint({
  name: 'progress-claim.show-bill',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/bill`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ project_id: id() }),
  output: one(bill),
  summary: 'The whole bill of a contract in its order, its total, and how far that is from the contract sum',
});

export const adjustBill = defineEndpoint({
  name: 'progress-claim.adjust-bill',
  method: 'POST',
  path: `${PROJECTS}/{project_id}/bill/adjust`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ project_id: id() }),
  output: wrote(bill),
  summary: 'Adds or changes the adjustment line of a bill so that it comes to the contract sum',
  emits: ['pcr_changed'],
});

export const billImport = importEndpoints({
  name: 'progress-claim.bill',
  path: 'api/pcr/bill-import',
  requires: requirePage(manifest, PAGE, 'Update'),
  with: { project_id: id() },
});
