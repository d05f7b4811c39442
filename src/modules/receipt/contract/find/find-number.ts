/** The number of a receipt: what stands behind the word for it, the receipt's own before that of the bill, the order or a reference. */
import { sureness, type Found, type Line, type Word } from './receipt-lines.ts';

const NO = String.raw`(?:(?:NO|NUM|NUMBER|NOMBOR|ID|CODE|KOD)\b\.?|#)`;
/** Best first. */
const LABELS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:(?:RECEIPT|RESIT|RCPT|RCT|OR|SLIP)\s*${NO}|(?:NO|NOMBOR)\.?\s*(?:RESIT|SLIP)|(?:RECEIPT|RESIT|RCPT)\s*[#:])`),
  new RegExp(String.raw`\b(?:(?:INVOICE|INVOIS|INV)\s*${NO}|(?:NO|NOMBOR)\.?\s*(?:INVOIS|INV)|(?:INVOICE|INVOIS|INV)\s*[#:])`),
  new RegExp(String.raw`\b(?:(?:BILL|BIL|CHECK|CHK|DOC|DOCUMENT|TICKET|TIKET)\s*${NO}|(?:NO|NOMBOR)\.?\s*(?:BIL|TIKET|DOKUMEN)|(?:BILL|CHECK)\s*[#:])`),
  new RegExp(
    String.raw`\b(?:(?:TRANSACTION|TRANS|TRX|TXN|BOOKING|ORDER|REF|REFERENCE|TRANSAKSI|TEMPAHAN|RUJUKAN)\s*${NO}|NO\.?\s*(?:TRANSAKSI|TEMPAHAN|RUJUKAN|PESANAN)|(?:REF|TRX|ORDER)\s*[#:])`,
  ),
];
/** Numbers of the company, the machine or the card. */
const OTHER =
  /\b(REG|SST|GST|TIN|TEL|FAX|SYARIKAT|COMPANY|CO|TERMINAL|MID|TID|APPR|APPROVAL|CARD|KAD|TABLE|MEJA|PLATE|PLAT|PUMP|PAM|QUEUE|GILIRAN|ACCOUNT|AKAUN|MEMBER|AHLI|PAX)\b/;
const VALUE = /^[#:]*([A-Z0-9][A-Z0-9/_.-]{1,38}[A-Z0-9])[.,;]?$/i;

interface Marked {
  readonly word: Word;
  readonly value: string;
}

/** The first word behind `from` that can be a number: no date, no time, no price. */
function valueBehind(words: readonly Word[], from: number): Marked | null {
  let at = 0;
  for (const word of words) {
    const end = at + word.text.length;
    at = end + 1;
    if (end <= from) continue;
    // `No:RC-0045` is one word: its number begins inside it.
    const rest = word.text.slice(Math.max(0, from - (end - word.text.length)));
    const value = VALUE.exec(rest.replace(/^[^A-Za-z0-9#]+/, ''))?.[1];
    if (!value || !/\d/.test(value)) continue;
    if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(value) || /^\d+\.\d{2}$/.test(value)) continue;
    return { word, value };
  }
  return null;
}

/** Null where none is named. */
export function findNumber(lines: readonly Line[]): Found<string> | null {
  for (const [rank, label] of LABELS.entries()) {
    for (const [row, line] of lines.entries()) {
      const wording = label.exec(line.text.toUpperCase());
      if (!wording) continue;
      const before = line.text.toUpperCase().slice(0, wording.index);
      if (OTHER.test(before.split(/\s{2,}|[:,]/).at(-1) ?? '')) continue;
      const here = valueBehind(line.words, wording.index + wording[0].length);
      const below = lines[row + 1];
      const found = here ?? (below && !/[:]/.test(below.text) ? valueBehind(below.words, 0) : null);
      if (found) return { value: found.value.toUpperCase(), confidence: sureness([found.word], here ? 1 - rank * 0.1 : 0.6), words: [found.word] };
    }
  }
  return null;
}
