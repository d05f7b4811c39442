/** Cases at both ends of every printed row: the lowest and the highest wage of each class. */
import { formatPrice } from '#platform/contract/money.ts';
import type { ConformanceCase } from './conformance.schema.ts';
import { BEYOND_THE_TABLE, type OfficialTable } from './official-tables.params.ts';
import { SCHEME_WORDS } from '../scheme.messages.ts';

type Row = Readonly<Record<string, string>>;

/** Rows of a table by the names of its head line. */
export function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const keys = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [keys[at] ?? '', value])));
}

const NAMES = { epf: SCHEME_WORDS.epf, socso: SCHEME_WORDS.socso, eis: SCHEME_WORDS.eis } as const;

/** One half of a row: who it is about, what goes in, and the columns that must come out. */
interface Side {
  readonly key: string;
  readonly name: { readonly en: string; readonly ms: string };
  readonly input: Readonly<Record<string, string | number>>;
  /** Answer of the calculator by column; a column that the table lacks is 0. */
  readonly columns: Readonly<Record<string, string>>;
}

function sidesOf(kind: OfficialTable['kind'], row: Row): Side[] {
  if (kind === 'eis') return [{ key: '', name: { en: '', ms: '' }, input: {}, columns: { employee: 'employee', employer: 'employer' } }];
  if (kind === 'epf') {
    const part = row['part'] ?? '';
    const columns = { employee: 'employee', employer: 'employer', total: 'total' };
    return [{ key: `:${part}`, name: { en: ` Part ${part}`, ms: ` Bahagian ${part}` }, input: { part }, columns }];
  }
  return ([1, 2] as const).map((category) => ({
    key: `:${category}`,
    name: { en: ` Category ${category}`, ms: ` Kategori ${category}` },
    input: { category },
    columns: { employee: category === 1 ? 'employee_cat1' : '', employer: `employer_cat${category}`, skbbk: `employee_skbbk_cat${category}` },
  }));
}

/** @param csv the file of the table as it ships */
export function tableCases({ file, kind, version, source }: OfficialTable, csv: string): ConformanceCase[] {
  const counts = new Map<string, number>();
  return rowsOf(csv).flatMap((row) => {
    const [min, max] = [Number(row['min']), row['max'] === '' ? null : Number(row['max'])];
    return sidesOf(kind, row).flatMap(({ key, name, input, columns }) => {
      const line = (counts.get(key) ?? 0) + 1;
      counts.set(key, line);
      const to = max === null ? { en: 'and above', ms: 'ke atas' } : { en: `to ${formatPrice(max)}`, ms: `hingga ${formatPrice(max)}` };
      return [min, max ?? BEYOND_THE_TABLE].map((wage): ConformanceCase => ({
        id: `${file}${key}:${wage.toFixed(2)}`,
        scheme: kind,
        version,
        title: { en: `${NAMES[kind].en}${name.en}, wage ${formatPrice(wage)}`, ms: `${NAMES[kind].ms}${name.ms}, gaji ${formatPrice(wage)}` },
        source: {
          document: source.where,
          place: { en: `Row ${line}:${name.en} ${formatPrice(min)} ${to.en}`, ms: `Baris ${line}:${name.ms} ${formatPrice(min)} ${to.ms}` },
          confidence: source.confidence,
        },
        run: kind,
        input: { date: `${version}-15`, wage, ...input },
        expected: Object.fromEntries(Object.entries(columns).map(([figure, column]) => [figure, Number(row[column] ?? 0)])),
      }));
    });
  });
}
