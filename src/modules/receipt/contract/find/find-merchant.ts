/** Who gave the receipt: the company at its head, or the first words there that are a name. */
import { sureness, type Found, type Line } from './receipt-lines.ts';

const COMPANY = /\b(SDN\.?,? ?BHD|BERHAD|BHD|PLT|LLP|ENTERPRISE|ENT|TRADING|HOLDINGS?|RESOURCES|SERVICES|SDN)\b/i;
const TRADE =
  /\b(RESTORAN|RESTAURANT|KEDAI|KAFE|CAFE|WARUNG|PASARAYA|SUPERMARKET|MART|HOTEL|KLINIK|CLINIC|FARMASI|PHARMACY|STESEN|STATION|PETROL|LEBUHRAYA|HIGHWAY|PARKING|TEKSI|TAXI|BOOKSTORE|HARDWARE|BENGKEL|WORKSHOP|STUDIO|BAKERY|HOSPITAL|UNIVERSITI|MAJLIS)\b/i;
/** What heads a receipt and is nobody's name. */
const NO_NAME =
  /\b(RECEIPT|RESIT|INVOICE|INVOIS|TAX|CUKAI|TEL|FAX|PHONE|WWW|HTTPS?|JALAN|JLN|LORONG|LOT|TAMAN|TINGKAT|LEVEL|FLOOR|POSKOD|DATE|TARIKH|MASA|TIME|CASHIER|JURUWANG|TABLE|MEJA|ORDER|COPY|SALINAN|WELCOME|SELAMAT|THANK|TERIMA KASIH|TOTAL|JUMLAH|REG|GST|SST|TIN|EMAIL|CUSTOMER|PELANGGAN|BILL|BIL|NO\.?|ID|GUEST)\b|@|\.COM\b/i;
/** Lines in which the head of a receipt ends. */
const HEAD = 9;
const NUMBERS = /\s*[([]?\s*(?:(?:CO|COMPANY|REG|SYARIKAT)\.? ?(?:REG\.? ?)?(?:NO\.?)?:?\s*)?(?:\d{12}|\d{4,8}-?[A-Z]\b|[A-Z]{2}\d{7}-[A-Z]|\d{6,})[\s\S]*$/i;

const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '').length;
const clean = (text: string) =>
  text
    .replace(NUMBERS, '')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '')
    .replace(/\s*\($/, '')
    .trim();

/** Null where no line of its head is a name. */
export function findMerchant(lines: readonly Line[]): Found<string> | null {
  const head = lines.filter(({ text }) => letters(text) >= 2).slice(0, HEAD);
  const named = (at: number, text: string, rule: number): Found<string> => {
    const words = head[at]?.words ?? [];
    return { value: text.slice(0, 120), confidence: sureness(words, rule), words };
  };
  for (const [at, { text }] of head.entries()) {
    if (!COMPANY.test(text) || /\b(BANK|CUSTOMER|BILL TO|SOLD TO|KEPADA)\b/i.test(text)) continue;
    const name = clean(text.replaceAll(/^\((.*)\)$/g, '$1'));
    // A long name leaves only its kind for the second line.
    const above = head[at - 1];
    const isTail = letters(name.replace(COMPANY, '')) < 3;
    if (isTail && above) return named(at - 1, clean(`${above.text} ${name}`), 1);
    if (!isTail) return named(at, name, 1);
  }
  const trade = head.findIndex(({ text }) => TRADE.test(text) && !/^\W*(TAX|NO|TEL)\b/i.test(text) && letters(text) >= 5 && !/\d{5}/.test(text));
  const isName = ({ text, words }: Line) =>
    !NO_NAME.test(text) && letters(text) >= 3 && letters(text) >= text.replaceAll(' ', '').length * 0.6 && sureness(words, 1) >= 0.4;
  const first = head.findIndex(isName);
  if (trade !== -1 && (first === -1 || trade <= first + 2)) return named(trade, clean(head[trade]?.text ?? ''), 0.9);
  return first === -1 ? null : named(first, clean(head[first]?.text ?? ''), 0.7);
}
