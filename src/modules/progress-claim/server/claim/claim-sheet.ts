/** What a claim is reckoned from: the bill, the approved variations, and the lines of the claim. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { add, fromRinggit, subtract, sen, ZERO, type Sen } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LineEntry, Side } from '../../contract/claim/claim.schema.ts';
import { amountOf, isDrop, isWithin, TYPED_BY, valueLines, type BillLine, type Entry } from '../../contract/claim/value-line.ts';
import { PCR_ERRORS as E } from '../../contract/progress-claim.messages.ts';
import { billOf } from '../bill/bill.store.ts';
import type { ItemRecord, LineRecord, ProjectRecord, VariationRecord } from '../progress-claim.tables.ts';
import { completionOf } from '../project.store.ts';
import { approvedVariations, linesOf, writeLines, type LineValues } from './claim.store.ts';

/** A line of the bill or an approved variation. */
export interface SheetLine extends BillLine {
  readonly key: string;
  readonly name: string;
  readonly is_service: boolean;
  readonly item: ItemRecord | null;
  readonly variation: VariationRecord | null;
}

export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly stored: ReadonlyMap<string, LineRecord>;
  readonly completion: CalendarDate;
}

const keyOf = ({ item_id, variation_id }: { readonly item_id?: number | null; readonly variation_id?: number | null }) =>
  item_id ? `i${item_id}` : `v${variation_id}`;

const fromItem = (item: ItemRecord): SheetLine => ({
  ...item,
  key: keyOf({ item_id: item.id }),
  name: item.code ?? item.description,
  item,
  variation: null,
});
const fromVariation = (variation: VariationRecord): SheetLine => ({
  id: -variation.id,
  key: keyOf({ variation_id: variation.id }),
  name: variation.vo_no,
  quantity: null,
  rate: null,
  amount: variation.amount,
  valued_by: 'Measured',
  is_service: variation.is_service,
  item: null,
  variation,
});

export async function sheetOf(ctx: Ctx, project: ProjectRecord, claimId: number): Promise<Sheet> {
  const [items, variations, stored, completion] = await pipeline(
    ctx,
    () => billOf(ctx, project.id),
    () => approvedVariations(ctx, project.id),
    () => linesOf(ctx, claimId),
    () => completionOf(ctx, project),
  );
  return {
    lines: [...items.filter(({ kind }) => kind !== 'Section').map(fromItem), ...variations.map(fromVariation)],
    stored: new Map(stored.map((line) => [keyOf(line), line])),
    completion,
  };
}

const isTyped = (by: string | null): by is (typeof TYPED_BY)[number] => TYPED_BY.some((one) => one === by);
const isCertifiedSide = (side: Side) => side === 'certified';

const storedEntry = (line: LineRecord | undefined, side: Side): Entry | null => {
  const [by, value] = isCertifiedSide(side) ? [line?.certified_by, line?.certified_value] : [line?.claimed_by, line?.claimed_value];
  if (!by || !isTyped(by) || value == null) return null;
  return { by, value: by === 'Amount' ? fromRinggit(value) : value };
};

/** What is entered now, by the key of its line. */
type Typed = ReadonlyMap<string, LineEntry>;

export interface ValuedSheet {
  readonly work_done: Sen;
  readonly vo_done: Sen;
  readonly services: Sen;
}

interface Given {
  readonly project: ProjectRecord;
  readonly sheet: Sheet;
  readonly side: Side;
  readonly at: CalendarDate;
  readonly typed?: readonly LineEntry[];
}

function typedLines(sheet: Sheet, typed: readonly LineEntry[]): Typed {
  const known = new Set(sheet.lines.map(({ key }) => key));
  const keys = typed.map(keyOf);
  const faults: FieldTexts = {
    ...(keys.some((key) => !known.has(key)) && fault('lines', E.lineUnknown)),
    ...(new Set(keys).size < keys.length && fault('lines', E.lineTwice)),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return new Map(typed.map((entry) => [keyOf(entry), entry]));
}

/** @throws 422 what is wrong with which lines, twenty at most */
function requireSound(
  sheet: Sheet,
  entries: ReadonlyMap<number, Entry>,
  amounts: ReadonlyMap<number, Sen>,
  reasonOf: (line: SheetLine) => string | null,
): void {
  const wrong: { text: { en: string; ms: string }; params: { name: string } }[] = [];
  for (const line of sheet.lines) {
    const amount = amounts.get(line.id) ?? ZERO;
    const params = { name: line.name };
    const previous = sheet.stored.get(line.key)?.previous_amount ?? ZERO;
    if (entries.get(line.id)?.by === 'Quantity' && line.quantity === null) wrong.push({ text: E.noQuantity, params });
    else if (!isWithin(line, amount)) wrong.push({ text: E.lineTooMuch, params });
    else if (isDrop(line, previous, amount) && entries.has(line.id) && !reasonOf(line)) wrong.push({ text: E.lineDrops, params });
  }
  if (wrong.length > 0) throw invalidFields({ lines: wrong.slice(0, 20) });
}

/**
 * Values every line on a day and writes those that changed. A typed line keeps what was typed.
 * @throws 422 which lines say too much, or less than was certified before without a reason
 */
export async function valueSheet(ctx: Ctx, claimId: number, { project, sheet, side, at, typed = [] }: Given): Promise<ValuedSheet> {
  const given = typedLines(sheet, typed);
  const entries = new Map<number, Entry>();
  const reasonOf = (line: SheetLine) => (given.has(line.key) ? given.get(line.key)!.reason : (sheet.stored.get(line.key)?.reason ?? null));
  for (const line of sheet.lines) {
    const own = given.get(line.key);
    const entry = own
      ? own.by === null
        ? null
        : { by: own.by, value: own.by === 'Amount' ? fromRinggit(own.value) : own.value }
      : storedEntry(sheet.stored.get(line.key), side);
    if (entry) entries.set(line.id, entry);
  }
  const period = { start: project.start_date as CalendarDate, completion: sheet.completion };
  // Variations are valued by what was typed alone: an adjustment goes in step with the bill.
  const amounts = valueLines(
    sheet.lines.filter(({ item }) => item !== null),
    entries,
    period,
    at,
    new Map(sheet.lines.map(({ id, key }) => [id, sheet.stored.get(key)?.previous_amount ?? ZERO])),
  );
  for (const line of sheet.lines) if (line.variation) amounts.set(line.id, entries.has(line.id) ? amountOf(line, entries.get(line.id)!) : ZERO);
  requireSound(sheet, entries, amounts, reasonOf);

  const changed: LineValues[] = [];
  const gone: number[] = [];
  let [work_done, vo_done, services]: [Sen, Sen, Sen] = [ZERO, ZERO, ZERO];
  for (const line of sheet.lines) {
    const amount = amounts.get(line.id) ?? ZERO;
    if (line.item) work_done = add(work_done, amount);
    else vo_done = add(vo_done, amount);
    if (line.is_service) services = add(services, amount);
    const before = sheet.stored.get(line.key);
    const after = lineAfter(line, before, side, amount, entries.get(line.id) ?? null, reasonOf(line));
    const isNothing =
      after.claimed_amount === 0 && !isTyped(after.claimed_by) && !after.certified_amount && !isTyped(after.certified_by) && after.previous_amount === 0;
    if (isNothing) {
      if (before) gone.push(before.id);
    } else if (!before || !isSame(before, after)) changed.push(after);
  }
  await writeLines(ctx, claimId, changed, gone);
  return { work_done, vo_done, services };
}

function lineAfter(line: SheetLine, before: LineRecord | undefined, side: Side, amount: Sen, entry: Entry | null, reason: string | null): LineValues {
  const by = entry?.by ?? (line.valued_by === 'Measured' ? null : line.valued_by);
  const value = entry === null ? null : entry.by === 'Amount' ? entry.value / 100 : entry.value;
  const own = isCertifiedSide(side)
    ? { certified_by: by, certified_value: value, certified_amount: amount }
    : { claimed_by: by, claimed_value: value, claimed_amount: amount };
  return {
    item_id: line.item?.id ?? null,
    variation_id: line.variation?.id ?? null,
    claimed_by: before?.claimed_by ?? null,
    claimed_value: before?.claimed_value ?? null,
    claimed_amount: before?.claimed_amount ?? ZERO,
    certified_by: before?.certified_by ?? null,
    certified_value: before?.certified_value ?? null,
    certified_amount: before?.certified_amount ?? null,
    previous_amount: before?.previous_amount ?? ZERO,
    reason,
    ...own,
  };
}

const isSame = (before: LineRecord, after: LineValues) => (Object.keys(after) as (keyof LineValues)[]).every((key) => before[key] === after[key]);

/** How far a bill is from its contract sum. */
export const differenceOf = ({ lines }: Sheet, contractSum: Sen): Sen =>
  subtract(contractSum, sen(lines.reduce((sum, { item, amount }) => sum + (item ? amount : 0), 0)));
