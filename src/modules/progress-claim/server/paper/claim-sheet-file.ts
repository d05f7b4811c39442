/** A claim as a workbook whose own formulas add it up: lines from what was entered, sections, and the summary from both. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say as sayIn, type Locale, type Text } from '#platform/contract/messages.ts';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { ComputedCell, Sheet, SheetFormula } from '#platform/server/spreadsheets/sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import type { claimSheet as endpoint } from '../../contract/claim.endpoints.ts';
import { claimPaper, paperName, type ClaimPaper, type PaperLine } from './claim-paper.ts';
import { PAPER as W } from './paper.messages.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The row of the first line: below the heading and the head. */
const FIRST = 4;

const round = (amount: number) => Math.round(amount * 100) / 100;
const sum = (lines: readonly PaperLine[], key: 'whole' | 'previous' | 'toDate') =>
  round(lines.reduce((total, line) => total + Math.round(line[key] * 100), 0) / 100);

/** Where a section ends: before the next section of its level or above, or an adjustment. */
function endOf(lines: readonly PaperLine[], at: number): number {
  const { level } = lines[at]!;
  const next = lines.findIndex((line, index) => index > at && (line.kind === 'Adjustment' || (line.kind === 'Section' && line.level <= level)));
  return (next < 0 ? lines.length : next) - 1;
}

/** Columns: A item, B description, C unit, D quantity, E rate, F contract, G before, H quantity done, I per cent, J to date, K this claim. */
function cellsOf(lines: readonly PaperLine[], at: number): ComputedCell[] {
  const line = lines[at]!;
  const row = FIRST + at;
  const formula = (text: string, value: number): SheetFormula => ({ formula: text, value });
  const thisTime = formula(`J${row}-G${row}`, round(line.toDate - line.previous));
  if (line.kind === 'Section') {
    const last = endOf(lines, at);
    const own = lines.slice(at + 1, last + 1);
    // SUBTOTAL leaves out the sections inside it.
    const total = (column: string, value: number): ComputedCell =>
      own.length === 0 ? 0 : formula(`SUBTOTAL(9,${column}${row + 1}:${column}${FIRST + last})`, value);
    return [
      line.code,
      line.description,
      null,
      null,
      null,
      total('F', sum(own, 'whole')),
      total('G', sum(own, 'previous')),
      null,
      null,
      total('J', sum(own, 'toDate')),
      total('K', round(sum(own, 'toDate') - sum(own, 'previous'))),
    ];
  }
  const whole = line.quantity === null ? line.whole : formula(`ROUND(D${row}*E${row},2)`, line.whole);
  const isQuantity = line.by === 'Quantity' && line.value !== null;
  const isPercent = line.by === 'Percent' && line.value !== null;
  const toDate = isQuantity ? formula(`ROUND(H${row}*E${row},2)`, line.toDate) : isPercent ? formula(`ROUND(F${row}*I${row}/100,2)`, line.toDate) : line.toDate;
  const share: ComputedCell = isPercent ? line.value : formula(`IF(F${row}=0,0,ROUND(J${row}/F${row}*100,2))`, line.percent);
  return [line.code, line.description, line.unit, line.quantity, line.rate, whole, line.previous, isQuantity ? line.value : null, share, toDate, thisTime];
}

type Say = (text: Text) => string;

function linesTab(name: string, heading: readonly string[], lines: readonly PaperLine[], say: Say): Sheet {
  const last = FIRST + lines.length - 1;
  const total = (column: string, value: number): ComputedCell =>
    lines.length === 0 ? 0 : { formula: `SUBTOTAL(9,${column}${FIRST}:${column}${last})`, value };
  return {
    name,
    heading,
    columns: [
      { header: say(W.item) },
      { header: say(W.description), width: 48 },
      { header: say(W.unit), width: 8 },
      { header: say(W.quantity), kind: 'number' },
      { header: say(W.rate), kind: 'money' },
      { header: say(W.amount), kind: 'money', width: 16 },
      { header: say(W.previous), kind: 'money', width: 16 },
      { header: say(W.doneQuantity), kind: 'number' },
      { header: say(W.percent), kind: 'number' },
      { header: say(W.toDate), kind: 'money', width: 16 },
      { header: say(W.thisTime), kind: 'money', width: 16 },
    ],
    rows: lines.map((_, at) => cellsOf(lines, at)),
    totals: [
      null,
      say(W.total),
      null,
      null,
      null,
      total('F', sum(lines, 'whole')),
      total('G', sum(lines, 'previous')),
      null,
      null,
      total('J', sum(lines, 'toDate')),
      total('K', round(sum(lines, 'toDate') - sum(lines, 'previous'))),
    ],
  };
}

/** The summary: figures of the contract as they are, everything else worked out from them and from the two tabs of lines. */
function summaryTab(paper: ClaimPaper, heading: readonly string[], say: Say): Sheet {
  const { terms, facts, figures } = paper.reckoned;
  const totalOf = (lines: readonly PaperLine[]) => FIRST + lines.length;
  const rows: (readonly [string, ComputedCell])[] = [];
  /** Writes a line and answers its cell. */
  const put = (text: Text, cell: ComputedCell) => {
    rows.push([say(text), cell]);
    return `B${FIRST - 1 + rows.length}`;
  };
  const worked = (text: Text, formula: string, amount: Sen) => put(text, { formula, value: toRinggit(amount) });
  const work = worked(W.workDone, `'${say(W.bill)}'!J${totalOf(paper.items)}`, facts.work_done);
  const vo = worked(W.voDone, `'${say(W.variations)}'!J${totalOf(paper.variations)}`, facts.vo_done);
  const onSite = put(W.materialsOnSite, toRinggit(facts.materials_on_site));
  const paidOf = put(W.materialsOf, terms.materials_percent);
  const materials = worked(W.materials, `ROUND(${onSite}*${paidOf}/100,2)`, figures.materials);
  const gross = worked(W.gross, `${work}+${vo}+${materials}`, figures.gross);
  const contract = put(W.contractSum, toRinggit(terms.contract_sum));
  const rate = put(W.retentionOf, terms.retention_percent);
  const limit = put(W.limitOf, terms.retention_limit_percent);
  const retained = terms.retain_materials ? gross : `(${work}+${vo})`;
  const full = worked(W.retentionFull, `MAX(0,MIN(ROUND(${retained}*${rate}/100,2),ROUND(${contract}*${limit}/100,2)))`, figures.retention_full);
  const isAll = figures.retention === 0;
  // Half is released at practical completion, all when defects are made good.
  const isCompleted = terms.cpc_date !== null && facts.period_end >= terms.cpc_date;
  // Of a section half of its share, before the whole is complete.
  const complete = isCompleted || !terms.sections_done ? null : put(W.sectionsDone, toRinggit(terms.sections_done));
  const half = complete ? `ROUND(${full}*MIN(${complete},${contract})/(2*${contract}),2)` : `${full}-ROUND(${full}/2,2)`;
  const freed = figures.retention_released === 0 ? '0' : isAll ? full : half;
  const released = worked(W.released, freed, figures.retention_released);
  const held = worked(W.retention, `${full}-${released}`, figures.retention);
  const deductions = put(W.deductions, toRinggit(facts.deductions));
  const advance = put(W.advancePaid, toRinggit(figures.advance_paid));
  const recouped = put(W.advanceRecouped, toRinggit(figures.advance_recouped));
  const net = worked(W.net, `${gross}-${held}-${deductions}+${advance}-${recouped}`, figures.net);
  const before = put(W.previousNet, toRinggit(facts.previous_net));
  const own = worked(W.thisClaim, `${net}-${before}`, figures.this_claim);
  const isWhole = terms.tax.base === 'All';
  const taxable = isWhole ? worked(W.taxable, own, figures.taxable) : put(W.taxable, toRinggit(figures.taxable));
  const percent = put(W.taxRate, terms.tax.treatment === 'Service Tax' ? terms.tax.percent : 0);
  const tax = worked(W.tax, `ROUND(${taxable}*${percent}/100,2)`, figures.tax);
  worked(W.payable, `${own}+${tax}`, figures.payable);
  return {
    name: say(W.summary),
    heading,
    columns: [
      { header: say(W.summary), width: 44 },
      { header: say(W.amount), kind: 'money', width: 20 },
    ],
    rows,
  };
}

/** The tabs of a claim. @param locale of the reader */
export function claimWorkbook(paper: ClaimPaper, locale: Locale): Sheet[] {
  const say: Say = (text) => sayIn(text, locale);
  const { project, claim } = paper;
  const heading = [
    `${project.code} ${project.name}`,
    `${sayIn(W.claimNo, locale, { n: claim.claim_no })}, ${say(W.periodEnd)} ${formatDate(claim.period_end)}`,
  ];
  return [summaryTab(paper, heading, say), linesTab(say(W.bill), heading, paper.items, say), linesTab(say(W.variations), heading, paper.variations, say)];
}

export async function claimSheet(ctx: Ctx, { id, language }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const paper = await claimPaper(ctx, id);
  return new FileReply(streamXlsx(claimWorkbook(paper, language ?? ctx.locale)), `${paperName(paper, 'claim')}.xlsx`, XLSX);
}
