/** What a receipt comes to: the last total, made right by rounding, and confirmed by what was paid and given back. */
import { sureness, type Found, type Line, type Word } from './receipt-lines.ts';

const KINDS = {
  /** Has the word of a total in it, and is none. */
  other: /\b(QTY|QUANTITY|ITEMS?|KUANTITI|SAVINGS?|SAVED|DISCOUNT|DISKAUN|POINTS?|MATA|LITRES?|LITER|VOUCHER|DEPOSIT)\b/,
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
/** In the order in which they are asked. */
const ORDER: readonly Kind[] = ['other', 'final', 'before', 'rounding', 'change', 'tax', 'total', 'paid'];

interface Money {
  readonly sen: number;
  readonly words: readonly Word[];
  readonly hasCurrency: boolean;
}

/** `RM 1,234.50`, `27.35`, and what faded print makes of it: `27:35`, `2l.O0`. */
const PRICE = /^[-(]?(?:RM|MYR)?[-(]?(\d{1,3}(?:[,']?\d{3})*)[.:,](\d{2})\)?-?[A-Z*]?$/;
const LOOKS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };
const digitsOf = (text: string) => text.replace(/(?<=[\d.,:])[OolISB](?=[\d.,:]|$)|(?<![A-Za-z])[OolISB](?=[\d.,:])/g, (letter) => LOOKS[letter] ?? letter);

function moneyIn({ words }: Line): Money[] {
  const found: Money[] = [];
  for (const [at, word] of words.entries()) {
    // `27. 35` comes in two words, `RM` stands apart.
    const next = words[at + 1];
    const split = /^(?:RM)?\d+[.:]$/.test(word.text) && next && /^\d{2}$/.test(next.text) ? next : null;
    const match = PRICE.exec(digitsOf(`${word.text}${split?.text ?? ''}`));
    if (!match) continue;
    const sign = /^[-(]|-$/.test(word.text) || words[at - 1]?.text === '-' ? -1 : 1;
    const isMarked = /^[-(]?(RM|MYR)/.test(word.text) || /^\(?(RM|MYR)\)?:?$/i.test(words[at - 1]?.text ?? '');
    const sen = sign * (Number(match[1]?.replaceAll(/[,']/g, '')) * 100 + Number(match[2]));
    found.push({ sen, words: split ? [word, split] : [word], hasCurrency: isMarked });
  }
  return found;
}

const kindOf = (text: string): Kind | null => ORDER.find((kind) => KINDS[kind].test(text.toUpperCase())) ?? null;

interface Said extends Money {
  readonly kind: Kind | null;
  readonly row: number;
}

/** Each amount with what its line, or the line above when it stands alone, says that it is. */
function saidIn(lines: readonly Line[]): Said[] {
  return lines.flatMap((line, row) => {
    const money = moneyIn(line);
    const above = lines[row - 1];
    const isAlone = /^[^A-Za-z]*(?:RM|MYR)?[^A-Za-z]*$/.test(line.text.replace(/\b(RM|MYR)/g, ''));
    const kind = kindOf(isAlone && above && moneyIn(above).length === 0 ? above.text : line.text);
    // The last is the line's; one before it is a price, or the share of a tax.
    return money.slice(-1).map((each) => ({ ...each, kind, row }));
  });
}

const sum = (said: readonly Said[]) => said.reduce((all, { sen }) => all + sen, 0);

/** Null where no amount is on it. In sen. */
export function findAmount(lines: readonly Line[]): Found<number> | null {
  const said = saidIn(lines);
  const of = (kind: Kind) => said.filter((each) => each.kind === kind);
  const total = of('final').at(-1) ?? of('total').at(-1);
  const change = of('change').at(-1);
  const tender = of('paid').filter(({ row }) => row > (total?.row ?? -1));
  const paid = tender.length > 0 ? sum(tender) - (change?.sen ?? 0) : null;
  if (!total) return withoutTotal(said, paid, tender, of('before').at(-1));
  const after = (kind: Kind) => of(kind).filter(({ row }) => row > total.row);
  const rounding = sum(after('rounding'));
  const rounded = total.sen + rounding;
  // What was paid is the truth where the total is that of before tax or before rounding.
  if (paid !== null && paid !== total.sen && (paid === rounded || paid === rounded + sum(after('tax'))))
    return { value: paid, confidence: sureness(total.words, 0.9), words: total.words };
  const isFive = total.sen % 5 === 0;
  const value = rounding !== 0 && Math.abs(rounding) <= 4 && !isFive && rounded % 5 === 0 ? rounded : total.sen;
  if (value <= 0) return null;
  return { value, confidence: sureness(total.words, paid === value ? 1 : 0.9), words: total.words };
}

function withoutTotal(said: readonly Said[], paid: number | null, tender: readonly Said[], before: Said | undefined): Found<number> | null {
  if (paid !== null && paid > 0) {
    const [shown] = said.filter(({ sen }) => sen === paid);
    const words = (shown ?? tender.at(-1))?.words ?? [];
    return { value: paid, confidence: sureness(words, 0.7), words };
  }
  const usable = said.filter(({ kind, sen }) => sen > 0 && (kind === null || kind === 'before'));
  const marked = usable.filter(({ hasCurrency }) => hasCurrency);
  const [largest] = (before ? [before] : marked.length > 0 ? marked : usable).toSorted((a, b) => b.sen - a.sen);
  return largest ? { value: largest.sen, confidence: sureness(largest.words, 0.5), words: largest.words } : null;
}
