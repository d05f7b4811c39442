/**
 * A bill from a sheet, in the order of its rows. A line with an item number that the bill has changes that one; every other line is added
 * below. What has a description and neither quantity nor rate is a section.
 */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { line as oneLine } from '#platform/contract/fields.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { invalid } from '#platform/contract/errors.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { forget } from '#platform/server/db/once.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { choiceCell, numberCell, textCell, yesNoCell } from '#platform/server/imports/import-cell.schema.ts';
import {
  defineImport,
  type ImportDefinition,
  type ImportFault,
  type ImportLine,
  type ImportSource,
  type Verdict,
} from '#platform/server/imports/import-definition.ts';
import { MOST_ITEMS, type ItemKind } from '../../contract/bill/bill.register.ts';
import { ITEM_KIND_NAMES } from '../../contract/bill/bill.messages.ts';
import { PCR_ERRORS } from '../../contract/progress-claim.messages.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrItems as i, type ItemRecord, type NewItem } from '../progress-claim.tables.ts';
import { getProject, isLocked, lockedKey } from '../project.store.ts';
import { amountOfLine, faultsOfLine } from './bill-line.ts';
import { BILL_SHEET as W } from './bill.messages.ts';
import { billOf } from './bill.store.ts';
import { matchLines } from './match-lines.ts';

interface SheetLine {
  readonly bill_no?: string | null;
  readonly code?: string | null;
  readonly kind?: ItemKind | null;
  readonly level?: number | null;
  readonly description: string;
  readonly unit?: string | null;
  readonly quantity?: number | null;
  readonly rate?: number | null;
  readonly is_service?: boolean | null;
}

const quantity = z.number().min(0).max(99_999_999_999.999).multipleOf(0.001);
const rate = z.number().min(-9_999_999_999.99).max(9_999_999_999.99).multipleOf(0.01);

const COLUMNS = [
  { key: 'bill_no', header: W.billNo, cell: textCell(oneLine(0, 20)), aliases: ['Bill'], example: '1' },
  { key: 'code', header: W.code, cell: textCell(oneLine(0, 30)), aliases: ['Item no.', 'Ref'], example: '1.1' },
  { key: 'kind', header: W.kind, cell: choiceCell(ITEM_KIND_NAMES), example: 'Item' },
  { key: 'level', header: W.level, aliases: ['Level'], cell: numberCell(z.number().int().min(0).max(3)) },
  { key: 'description', header: W.description, cell: textCell(oneLine(1, 500)), required: true, example: 'Excavate pits for column footings' },
  { key: 'unit', header: W.unit, cell: textCell(oneLine(0, 20)), example: 'm3' },
  { key: 'quantity', header: W.quantity, cell: numberCell(quantity), aliases: ['Qty'], kind: 'number', example: 120 },
  { key: 'rate', header: W.rate, cell: numberCell(rate), aliases: ['Rate (RM)'], kind: 'money', example: 18.5 },
  { key: 'is_service', header: W.service, aliases: ['Service'], cell: yesNoCell() },
] as const;

/** How a kind is valued where nobody says otherwise. */
const VALUED: Partial<Record<ItemKind, ItemRecord['valued_by']>> = { Preliminary: 'Time', Adjustment: 'Progress' };

/** The columns of a line; a heading may say its level, a sum of money has a quantity of 1. @param before the line that it changes: how that is valued stays */
function itemOf(values: SheetLine, before?: ItemRecord): Omit<NewItem, 'company_id' | 'project_id' | 'position'> {
  const isHeading = values.kind === 'Section' || (!values.kind && values.quantity == null && values.rate == null);
  const kind: ItemKind = isHeading ? 'Section' : (values.kind ?? 'Item');
  const own = {
    kind,
    level: isHeading ? values.level || 1 : (values.level ?? 0),
    quantity: isHeading ? (values.quantity ?? 0) : (values.quantity ?? 1),
    rate: values.rate ?? 0,
  };
  return {
    ...own,
    bill_no: (values.bill_no === undefined ? before?.bill_no : values.bill_no) || null,
    code: values.code || null,
    description: values.description,
    unit: values.unit || null,
    rate: fromRinggit(own.rate),
    amount: faultsOfLine(own).rate ? sen(0) : amountOfLine(own),
    valued_by: before?.kind === kind ? before.valued_by : (VALUED[kind] ?? 'Measured'),
    is_service: values.is_service ?? true,
  };
}

const COMPARED = ['bill_no', 'kind', 'level', 'description', 'unit', 'quantity', 'rate', 'is_service'] as const;
type Compared = (typeof COMPARED)[number];
const shownOf = (item: Pick<NewItem, Compared>, key: Compared) => (key === 'rate' ? toRinggit(item.rate) : (item[key] ?? null));
const changed =
  adhocText(`update pcr_items i set bill_no = t.bill_no, kind = t.kind, level = t.level, description = t.description, unit = t.unit, quantity = t.quantity,
  rate = t.rate, amount = t.amount, valued_by = t.valued_by, is_service = t.is_service, updated_at = clock_timestamp()
  from json_to_recordset($3) as t(id bigint, bill_no text, kind text, level smallint, description text, unit text, quantity numeric, rate numeric, amount numeric, valued_by text, is_service boolean)
  where i.company_id = $1 and i.project_id = $2 and i.id = t.id`);
const BATCH = 500;

/** What an undo compares with and puts back. */
type Snapshot = Omit<ItemRecord, 'created_at' | 'updated_at'>;

async function imported(ctx: Ctx, projectId: number, action: 'imported' | 'undone', lines: number): Promise<void> {
  await audit(ctx, { action: `pcr_bill.${action}`, subject_type: 'pcr_project', subject_id: projectId, after: { lines } });
  await refreshOpenClaims(ctx, [projectId]);
  await notifyPcr(ctx);
}

function importOf(projectId: number): ImportDefinition {
  const changesOf = (before: ItemRecord, after: ReturnType<typeof itemOf>) =>
    COMPARED.filter((key) => shownOf(before, key) !== shownOf(after as NewItem, key)).map((key) => ({
      column: key,
      before: shownOf(before, key),
      after: shownOf(after as NewItem, key),
    }));

  return defineImport<SheetLine>({
    type: 'progress-claim.bill',
    name: W.name,
    columns: [...COLUMNS],
    nameOf: ({ code, description }) => [code, description].filter(Boolean).join(' '),
    async evaluate(ctx, lines: readonly ImportLine<SheetLine>[]) {
      const [bill, locked] = [await billOf(ctx, projectId), await isLocked(ctx, projectId)];
      const meant = matchLines(
        lines.map(({ number, values }) => ({ number, ...values })),
        bill,
        (values, line) => changesOf(line, itemOf(values, line)).length === 0,
      );
      let room = MOST_ITEMS - bill.length;
      return lines.map(({ values }, at): Verdict => {
        if (locked) return { kind: 'refused', faults: [{ text: PCR_ERRORS.billLocked }] };
        const found = meant[at]!;
        if ('fault' in found) return { kind: 'refused', faults: [{ column: 'code', ...found.fault }] };
        const before = found.line;
        const item = itemOf(values, before);
        const faults = Object.entries(faultsOfLine({ ...item, rate: toRinggit(item.rate) } as never)).flatMap(([column, texts]) =>
          texts.map((text): ImportFault => ({ column, ...text })),
        );
        if (faults.length > 0) return { kind: 'refused', faults };
        if (before) {
          const changes = changesOf(before, item);
          return changes.length === 0 ? { kind: 'unchanged', subjectId: before.id } : { kind: 'changed', subjectId: before.id, changes };
        }
        room -= 1;
        return room < 0 ? { kind: 'refused', faults: [{ text: PCR_ERRORS.billFull, params: { n: MOST_ITEMS } }] } : { kind: 'added' };
      });
    },
    async write(ctx, lines) {
      await getProject(ctx, projectId, 'update');
      // A claim may have been submitted since the rows were evaluated.
      forget(ctx, lockedKey(projectId));
      if (await isLocked(ctx, projectId)) throw invalid('base', PCR_ERRORS.billLocked);
      const bill = await billOf(ctx, projectId);
      const byId = new Map(bill.map((item) => [item.id, item]));
      let position = bill.at(-1)?.position ?? 0;
      const added = lines
        .filter(({ verdict }) => verdict.kind === 'added')
        .map(({ values }) => ({ ...itemOf(values), company_id: ctx.companyId, project_id: projectId, position: (position += 10) }));
      const inserted: ItemRecord[] = [];
      for (let from = 0; from < added.length; from += BATCH)
        inserted.push(
          ...(await ctx.db
            .insert(i)
            .values(added.slice(from, from + BATCH))
            .returning()),
        );
      const updates = lines.flatMap(({ verdict, values }) =>
        verdict.kind === 'changed' ? [{ id: verdict.subjectId, ...itemOf(values, byId.get(verdict.subjectId)) }] : [],
      );
      if (updates.length > 0) await changed(ctx.client, [ctx.companyId, projectId, JSON.stringify(updates.map((each) => asStored(i, each)))]);
      const after = new Map((await billOf(ctx, projectId)).map((item) => [item.id, item]));
      await imported(ctx, projectId, 'imported', lines.length);
      let at = 0;
      return lines.map(({ verdict }) => {
        const subjectId = verdict.kind === 'changed' ? verdict.subjectId : inserted[at++]!.id;
        const before = verdict.kind === 'changed' ? byId.get(subjectId) : null;
        return { subjectId, before: before ? snapshot(before) : null, after: { updated_at: instantText(after.get(subjectId)!.updated_at) } };
      });
    },
    /** What was changed since stays. */
    async undo(ctx, lines) {
      await getProject(ctx, projectId, 'update');
      const locked = await isLocked(ctx, projectId);
      const now = new Map((await billOf(ctx, projectId)).map((item) => [item.id, item]));
      const undone = lines.map(({ subjectId, after }) => {
        const item = now.get(subjectId);
        return !locked && item !== undefined && instantText(item.updated_at) === (after as { updated_at: string }).updated_at;
      });
      const taken = lines.filter((_, at) => undone[at]);
      const gone = taken.filter(({ before }) => before === null).map(({ subjectId }) => subjectId);
      const back = taken.flatMap(({ before }) => (before === null ? [] : [before as Snapshot]));
      if (gone.length > 0) await ctx.db.delete(i).where(and(eq(i.company_id, ctx.companyId), eq(i.project_id, projectId), among(i.id, gone)));
      if (back.length > 0) await changed(ctx.client, [ctx.companyId, projectId, JSON.stringify(back.map((each) => asStored(i, each)))]);
      await imported(ctx, projectId, 'undone', taken.length);
      return undone;
    },
  });
}

const snapshot = ({ created_at: _made, updated_at: _touched, ...item }: ItemRecord): Snapshot => item;

export const billImportSource: ImportSource = {
  type: 'progress-claim.bill',
  /** @throws 404 */
  async of(ctx, params) {
    const projectId = Number(params['project_id']);
    await getProject(ctx, projectId);
    return importOf(projectId);
  },
};
