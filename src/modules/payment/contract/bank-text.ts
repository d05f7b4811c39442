/** Text as banks take it: plain ASCII, nothing that a spreadsheet or a delimiter could take for more than text. */

/** Letters that have no accent to lose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/** Accents go, letters of other scripts and signs become a space. `Siti Nurhaliza a/p Müller` stays readable. */
export function toBankText(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replace(/[^A-Za-z0-9 /'().&@,-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-@ ]+/, '');
}

/** `toBankText`, at most `width` characters, without a space at the cut. */
export const cutBankText = (text: string, width: number) => toBankText(text).slice(0, width).trimEnd();
