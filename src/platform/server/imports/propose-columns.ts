/** Which columns unknown headers of a sheet might mean: by their words, English and Malay alike, and by their spelling. Pure. */
import { LOCALES } from '#platform/contract/messages.ts';
import type { ImportColumn } from './import-definition.ts';

/** Words that mean the same in headers; the first stands for all. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['account', 'acc', 'acct', 'akaun'],
  ['address', 'alamat', 'addr'],
  ['basic', 'asas', 'pokok'],
  ['birth', 'lahir', 'born'],
  ['branch', 'cawangan', 'outlet'],
  ['category', 'kategori'],
  ['city', 'bandar', 'town'],
  ['code', 'kod', 'id'],
  ['country', 'negara'],
  ['date', 'tarikh', 'tkh', 'dt'],
  ['day', 'days', 'hari'],
  ['department', 'dept', 'jabatan'],
  ['email', 'emel', 'mel', 'mail'],
  ['employee', 'pekerja', 'staff', 'staf', 'worker', 'kakitangan', 'emp'],
  ['end', 'tamat', 'akhir'],
  ['epf', 'kwsp'],
  ['expiry', 'luput', 'expired', 'expires'],
  ['gender', 'jantina', 'sex'],
  ['holiday', 'cuti'],
  ['hour', 'hours', 'hrs', 'jam'],
  ['identity', 'ic', 'nric', 'kp', 'mykad', 'pengenalan'],
  ['join', 'joined', 'joining', 'mula', 'start', 'started', 'hired', 'masuk', 'lantikan', 'khidmat', 'commencement'],
  ['level', 'gred', 'grade', 'peringkat'],
  ['marital', 'perkahwinan', 'kahwin'],
  ['minute', 'minutes', 'min', 'minit'],
  ['month', 'monthly', 'bulan', 'bulanan', 'sebulan'],
  ['name', 'nama'],
  ['nationality', 'kerakyatan', 'warganegara'],
  ['number', 'no', 'nombor', 'num', 'nr'],
  ['passport', 'pasport'],
  ['phone', 'telefon', 'tel', 'hp', 'mobile', 'handphone', 'telephone', 'bimbit'],
  ['position', 'jawatan', 'designation', 'pangkat'],
  ['postcode', 'poskod', 'zip'],
  ['price', 'harga'],
  ['race', 'bangsa', 'kaum'],
  ['rate', 'kadar'],
  ['religion', 'agama'],
  ['salary', 'gaji', 'pay', 'wage', 'wages', 'upah'],
  ['socso', 'perkeso'],
  ['state', 'negeri'],
  ['status', 'taraf'],
  ['tax', 'cukai'],
  ['type', 'jenis'],
];
const STANDS_FOR = new Map(SYNONYMS.flatMap(([first = '', ...others]) => others.map((word) => [word, first])));
/** They tell no column from another. */
const FILLERS = new Set(['of', 'the', 'in', 'a', 'and', 'dan', 'bagi', 'untuk', 'baru', 'new', 'full', 'penuh', 'rm']);
/** Such a column is about somebody else than the row. */
const OTHER_PEOPLE =
  /\b(emergency|kecemasan|spouse|pasangan|suami|isteri|husband|wife|father|mother|bapa|ibu|child|children|anak|waris|kin|guarantor|penjamin|referee)\b/;

/** Below this, two headers have too little in common. */
const ALIKE = 0.6;
/** From here on, two words are one that is spelled in two ways. */
const SAME_WORD = 0.75;

function wordsOf(header: string): readonly Word[] {
  const plain = header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/(?<=\p{L})[./](?=\p{L}\b)/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !FILLERS.has(word));
  return [...new Set(words.map((word) => STANDS_FOR.get(word) ?? word))].map(wordOf);
}

/** A word with its pairs of letters, made once: each word is compared with those of every column. */
interface Word {
  readonly text: string;
  readonly pairs: ReadonlySet<string>;
}
const wordOf = (text: string): Word => ({ text, pairs: new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))) });

/** How much two sets have in common, from 0 to 1 (Dice). */
const overlap = (shared: number, one: number, other: number) => (one + other === 0 ? 0 : (2 * shared) / (one + other));

function isSameWord(one: Word, other: Word): boolean {
  if (one.text === other.text) return true;
  if (one.text.length < 4 || other.text.length < 4) return false;
  const [few, many] = [one.pairs, other.pairs].toSorted((a, b) => a.size - b.size) as [ReadonlySet<string>, ReadonlySet<string>];
  // Not even all pairs of the shorter would do.
  if (overlap(few.size, few.size, many.size) < SAME_WORD) return false;
  return overlap(few.intersection(many).size, few.size, many.size) >= SAME_WORD;
}

function likeness(one: readonly Word[], other: readonly Word[]): number {
  const shared = one.filter((word) => other.some((each) => isSameWord(word, each))).length;
  return overlap(Math.min(shared, other.length), one.length, other.length);
}

type Named = Pick<ImportColumn, 'key' | 'header' | 'aliases'>;

/** The column that each header might mean, by header; each column once, the most alike first. */
export function proposeColumns(headers: readonly string[], columns: readonly Named[]): ReadonlyMap<string, string> {
  const names = columns.map(({ key, header, aliases = [] }) => ({ key, names: [...LOCALES.map((each) => header[each]), ...aliases].map(wordsOf) }));
  const pairs = headers
    .filter((header) => !OTHER_PEOPLE.test(header.toLowerCase()))
    .flatMap((header) => {
      const words = wordsOf(header);
      return names.map((column) => ({ header, key: column.key, score: Math.max(...column.names.map((name) => likeness(words, name))) }));
    })
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const proposed = new Map<string, string>();
  const taken = new Set<string>();
  for (const { header, key } of pairs) {
    if (proposed.has(header) || taken.has(key)) continue;
    proposed.set(header, key);
    taken.add(key);
  }
  return proposed;
}
