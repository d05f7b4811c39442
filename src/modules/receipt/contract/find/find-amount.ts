/** What a receipt comes to: the last total, made right by rounding, and confirmed by what was paid and given back. */
import { pricesOf, type Money } from './price.ts';
import { sureness, type Found, type Line } from './receipt-lines.ts';

const KINDS = {
  /** Has the word of a total in it, and is none. */
  other:
    /\b(QTY|QUANTITY|ITEMS?|KUANTITI|SAVINGS?|SAVED|DISCOUNT|DISKAUN|POINTS?|MATA|LITRES?|LITER|ISIPADU|VOLUME|BERAT|WEIGHT|JARAK|DISTANCE|DURATION|TEMPOH|VOUCHER|DEPOSIT)\b|\b(TOTAL|JUMLAH)\W+(TIME|MASA|JAM|HOURS?|HRS)\b/,
  change: /\b(CHANGE|BAKI|BALANCE|PULANGAN)\b/,
  rounding: /\b(ROUND(ING|ED)?|RND|PEMBUNDARAN|PELARASAN|BUNDAR)\b(?!.*\bTOTAL\b)/,
  before: /\b(SUB ?-?TOTAL|SUBTTL|JUMLAH KECIL|EXCL(UDING|\.)?|BEFORE (TAX|SST|GST)|SEBELUM (CUKAI|SST))\b/,
  final:
    /\b(GRAND TOTAL|NETT?( TOTAL| AMOUNT)|TOTAL (DUE|PAYABLE|PAID|FARE|AMOUNT|INCL\w*|AFTER)|ROUNDED TOTAL|(AMOUNT|BALANCE) (DUE|PAYABLE|PAID)|JUMLAH (BESAR|BERSIH|KESELURUHAN|PERLU|BAYARAN|DIBAYAR|AKHIR|\(?TERMASUK)|TOTAL (SALES? )?\(?INCL)/,
  tax: /\b(SST|GST|SERVICE (TAX|CHARGE|CHG)|SALES TAX|TAX|CUKAI|CAJ PERKHIDMATAN|SVC)\b/,
  total: /\b(TOTAL|T0TAL|TOTA1|JUMLAH|JUMIAH|JUM|AMOUNT|AMAUN|FARE|TAMBANG|BAYARAN|FEE|CHARGED?)\b/,
  paid: /\b(CASH|TUNAI|TENDER(ED)?|VISA|MASTER(CARD)?|CARD|KAD|DEBIT|CREDIT|MYDEBIT|TNG|TOUCH ?'?N ?GO|E-?WALLET|GRABPAY|BOOST|DUITNOW|QR|PAID|DIBAYAR|BAYAR|TERIMA)\b/,
} as const;
type Kind = keyof typeof KINDS;
const CASH = /\b(CASH|TUNAI|TENDER(ED)?|TERIMA)\b/;
/** In the order in which they are asked. */
const ORDER: readonly Kind[] = ['other', 'final', 'before', 'rounding', 'change', 'tax', 'total', 'paid'];

const kindOf = (text: string): Kind | null => ORDER.find((kind) => KINDS[kind].test(text.toUpperCase())) ?? null;

interface LabelledAmount extends Money {
  readonly kind: Kind | null;
  readonly row: number;
}

/** A line of more words is a sentence. */
const LABEL_WORDS = 4;
/** How much a rule is trusted that has no total to go by: such an amount is shown, and not filled in. */
const DOUBTFUL = 0.5;

/** Each amount with what its line, or the line above when it stands alone, says that it is. */
function labelIn(lines: readonly Line[]): LabelledAmount[] {
  const prices = pricesOf(lines);
  return lines.flatMap((line, row) => {
    const above = lines[row - 1];
    const isAlone = /^[^A-Za-z]*(?:RM|MYR)?[^A-Za-z]*$/.test(line.text.replace(/\b(RM|MYR)/g, ''));
    const kind = kindOf(isAlone && above && prices[row - 1]?.length === 0 ? above.text : line.text);
    // The last is the line's; one before it is a price, or the share of a tax.
    return (prices[row] ?? []).slice(-1).map((each) => ({ ...each, kind, row }));
  });
}

/** Rows that have the label of a kind, and no amount that could be read on them or alone below them. */
function unreadRows(lines: readonly Line[], wording: readonly LabelledAmount[], kinds: readonly Kind[]): number[] {
  const isRead = (row: number, kind: Kind) => wording.some((each) => each.kind === kind && (each.row === row || each.row === row + 1));
  return lines.flatMap(({ text, words }, row) => {
    const kind = kindOf(text);
    return kind && kinds.includes(kind) && words.length <= LABEL_WORDS && !isRead(row, kind) ? [row] : [];
  });
}

const sum = (wording: readonly LabelledAmount[]) => wording.reduce((all, { sen }) => all + sen, 0);

/** Null where no amount is on it. In sen. */
export function findAmount(lines: readonly Line[]): Found<number> | null {
  const wording = labelIn(lines);
  const of = (kind: Kind) => wording.filter((each) => each.kind === kind);
  const total = of('final').at(-1) ?? of('total').at(-1);
  const change = of('change').at(-1);
  const tender = of('paid').filter(({ row }) => row > (total?.row ?? -1));
  const paid = tender.length > 0 ? sum(tender) - (change?.sen ?? 0) : null;
  if (!total) return withoutTotal(lines, wording, paid, tender);
  const after = (kind: Kind) => of(kind).filter(({ row }) => row > total.row);
  const rounding = sum(after('rounding'));
  const rounded = total.sen + rounding;
  // What was paid is the truth where the total is that of before tax or before rounding.
  if (paid !== null && paid !== total.sen && (paid === rounded || paid === rounded + sum(after('tax'))))
    return { value: paid, confidence: sureness(total.words, 0.9), words: total.words };
  const isFive = total.sen % 5 === 0;
  const value = rounding !== 0 && Math.abs(rounding) <= 4 && !isFive && rounded % 5 === 0 ? rounded : total.sen;
  if (value <= 0) return null;
  // A later total that could not be read may be another: this one then is that of before tax.
  const isLast = unreadRows(lines, wording, ['final', 'total']).every((row) => row < total.row);
  return { value, confidence: sureness(total.words, paid === value ? 1 : isLast ? 0.9 : DOUBTFUL), words: total.words };
}

/** Paid and given back, else what it was before tax with the tax; with less on it the largest amount, which is only a guess. */
function withoutTotal(
  lines: readonly Line[],
  wording: readonly LabelledAmount[],
  paid: number | null,
  tender: readonly LabelledAmount[],
): Found<number> | null {
  const isUnread = (kinds: readonly Kind[]) => unreadRows(lines, wording, kinds).length > 0;
  if (paid !== null && paid > 0) {
    const [shown] = wording.filter(({ sen }) => sen === paid);
    const words = (shown ?? tender.at(-1))?.words ?? [];
    // Of a note that was handed over nobody knows what came back.
    const isWhole = wording.some(({ kind }) => kind === 'change') || tender.every(({ row }) => !CASH.test(lines[row]?.text.toUpperCase() ?? ''));
    return { value: paid, confidence: sureness(words, isWhole && !isUnread(['change']) ? 0.8 : DOUBTFUL), words };
  }
  const before = wording.filter(({ kind }) => kind === 'before').at(-1);
  if (before && before.sen > 0) {
    const value = before.sen + sum(wording.filter(({ kind, row }) => row > before.row && (kind === 'tax' || kind === 'rounding')));
    const isWhole = !isUnread(['tax', 'rounding', 'final', 'total']);
    return { value, confidence: sureness(before.words, isWhole ? 0.8 : DOUBTFUL), words: before.words };
  }
  const usable = wording.filter(({ kind, sen }) => sen > 0 && kind === null);
  const marked = usable.filter(({ hasCurrency }) => hasCurrency);
  const [largest] = (marked.length > 0 ? marked : usable).toSorted((a, b) => b.sen - a.sen);
  return largest ? { value: largest.sen, confidence: sureness(largest.words, DOUBTFUL), words: largest.words } : null;
}
