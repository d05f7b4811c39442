/** A claim on paper, in the reader's language: what was claimed and granted, who decided, and each receipt on a page of its own. */
import { calendarDate, dateInZone, formatDate, formatMonth } from '#platform/contract/dates.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { PaperPage } from '#platform/server/documents/paper-pages.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import type { PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import { REQUEST_MOVES } from '#modules/approval/contract/approval.messages.ts';
import { CLAIM_STATUS_NAMES, METHOD_NAMES } from '../../contract/claim.messages.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type { ClaimItemRow } from '../../contract/item/claim-item.schema.ts';
import { PAPER as W } from './claim-paper.messages.ts';

/** A receipt that was read, with the place of its item. */
export interface PaperReceipt {
  readonly item: number;
  readonly name: string;
  readonly pages: readonly PaperPage[];
}

export interface PaperHead {
  readonly timeZone: string;
  readonly company: { readonly name: string; readonly registration_no: string | null; readonly address: readonly string[] };
  readonly logo: PdfLogo | null;
}

type Say = (text: Text, params?: Params) => string;

/** The room of a picture on an A4 page below its heading. */
const ROOM = { width: 515, height: 680 } as const;
const MOVES: Readonly<Record<string, { readonly label: Text; readonly done?: Text }>> = claimWorkflow.moves;
const OTHERS: Readonly<Record<string, Text>> = { ...REQUEST_MOVES, check_items: W.checked };

const nameOf = ({ category }: ClaimItemRow, locale: Locale) => (locale === 'ms' ? category.name_ms : category.name);

/** The journey or the days that an amount was worked out from. */
function measured({ from_place, to_place, parts, days }: ClaimItemRow, say: Say): string[] {
  const way = [from_place?.name, to_place?.name].filter(Boolean).join(' → ');
  return [way, ...parts.map(({ km, rate }) => say(W.part, { km, rate: formatPrice(rate) })), days === null ? '' : say(W.days, { days })].filter(Boolean);
}

function facts(claim: ClaimDetail, say: Say, locale: Locale): Block {
  return {
    kind: 'pairs',
    columns: 2,
    items: [
      { label: say(W.employee), value: claim.employee.name },
      { label: say(W.title), value: claim.title },
      { label: say(W.code), value: claim.employee.employee_code },
      { label: say(W.month), value: formatMonth(calendarDate(claim.claim_month), locale) },
      { label: say(W.position), value: claim.employee.position?.name },
      { label: say(W.submitted), value: claim.submit_date && formatDate(claim.submit_date) },
      { label: say(W.status), value: say(CLAIM_STATUS_NAMES[claim.status]) },
      { label: say(W.method), value: claim.payment_method && say(METHOD_NAMES[claim.payment_method]) },
      ...(claim.status === 'Paid'
        ? [
            { label: say(W.paidOn), value: claim.payment_date && formatDate(claim.payment_date) },
            { label: say(W.reference), value: claim.payment_reference },
          ]
        : []),
    ],
  };
}

function items(claim: ClaimDetail, say: Say, locale: Locale): Block {
  const isDecided = claim.approved_amount > 0;
  return {
    kind: 'table',
    caption: say(W.items),
    summary: say(W.items),
    columns: [
      { header: say(W.number), width: 26 },
      { header: say(W.date), width: 62 },
      { header: say(W.description), weight: 1 },
      { header: say(W.claimed), kind: 'money', width: 72 },
      { header: say(W.approved), kind: 'money', width: 72 },
    ],
    rows: [
      ...claim.items.map((item, at) => [
        String(at + 1),
        formatDate(item.date),
        [nameOf(item, locale), item.description, item.merchant, item.receipt_no, item.project_ref, ...measured(item, say), item.check_remark]
          .filter(Boolean)
          .join(' · '),
        item.amount,
        isDecided ? (item.approved_amount ?? item.allowed_amount) : item.approved_amount,
      ]),
      { cells: ['', '', say(W.total), claim.total_amount, isDecided ? claim.approved_amount : null], style: 'total' as const },
    ],
  };
}

const decisions = ({ timeline }: ClaimDetail, say: Say, timeZone: string): Block => ({
  kind: 'table',
  caption: say(W.decisions),
  summary: say(W.decisions),
  size: 8,
  columns: [
    { header: say(W.date), width: 62 },
    { header: say(W.what), weight: 1.2 },
    { header: say(W.by), weight: 1 },
    { header: say(W.remark), weight: 1.6 },
  ],
  rows: timeline.map(({ action, user, remark, at }) => {
    const move = MOVES[action];
    const label = move?.done ?? move?.label ?? OTHERS[action];
    return [formatDate(dateInZone(new Date(at), timeZone)), label ? say(label) : action, user?.name ?? '', remark ?? ''];
  }),
});

function receiptPages({ item, name, pages }: PaperReceipt, what: string, say: Say): Block[] {
  const heading: Block = { kind: 'heading', text: say(W.receipt, { item: item + 1, what }) };
  if (pages.length === 0) return [heading, { kind: 'paragraph', text: name }, { kind: 'paragraph', text: say(W.unseen) }];
  return pages.flatMap(({ bytes, width, height }): Block[] => {
    const scale = Math.min(ROOM.width / width, ROOM.height / height, 1);
    return [
      { kind: 'page-break' },
      heading,
      { kind: 'image', bytes: Buffer.from(bytes), width: width * scale, height: height * scale, text: `${what}: ${name}`, align: 'center' },
    ];
  });
}

export function claimLayout(claim: ClaimDetail, receipts: readonly PaperReceipt[], { company, logo, timeZone }: PaperHead, locale: Locale): PdfLayout {
  const say: Say = (text, params) => sayIn(text, locale, params);
  const title = `${say(W.claim)} ${claim.number ?? claim.title}`;
  const whatOf = (at: number) => {
    const item = claim.items[at];
    return item ? [nameOf(item, locale), formatDate(item.date), `RM ${formatPrice(item.amount)}`].join(', ') : '';
  };
  // Files that show nothing stand together, before the pages of pictures.
  const ordered = receipts.toSorted((one, other) => Number(one.pages.length > 0) - Number(other.pages.length > 0) || one.item - other.item);
  return {
    title,
    locale,
    author: company.name,
    footer: { left: title },
    body: [
      {
        kind: 'letterhead',
        logo,
        name: company.name,
        lines: [company.registration_no ?? '', company.address.join(', ')].filter(Boolean),
        right: [say(W.claim).toUpperCase(), claim.number ?? ''],
      },
      facts(claim, say, locale),
      items(claim, say, locale),
      {
        kind: 'banner',
        label: say(claim.approved_amount > 0 ? W.approved : W.claimed),
        value: `RM ${formatPrice(claim.approved_amount > 0 ? claim.approved_amount : claim.total_amount)}`,
      },
      decisions(claim, say, timeZone),
      { kind: 'paragraph', size: 7, text: say(W.printed) },
      ...ordered.flatMap((receipt) => receiptPages(receipt, whatOf(receipt.item), say)),
    ],
  };
}
