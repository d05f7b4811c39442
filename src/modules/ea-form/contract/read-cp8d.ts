/** Reads a CP8D file back by the same layout. What does not fit is named by line and field. */
import { CP8D_FIELDS, type Cp8dField, type Cp8dKey, type Cp8dLine } from './cp8d.params.ts';

export interface Cp8dFault {
  /** From 1. */
  readonly line: number;
  readonly field: Cp8dKey | 'line';
  readonly value: string;
}

const PATTERNS: Readonly<Record<Cp8dField['kind'], RegExp>> = {
  text: /^[^|]*$/,
  digits: /^\d*$/,
  code: /^\d?$/,
  count: /^\d*$/,
  date: /^(\d{2}-\d{2}-\d{4})?$/,
  ringgit: /^-?\d*$/,
  amount: /^(-?\d+\.\d{2})?$/,
};
const REQUIRED: ReadonlySet<string> = new Set(['name', 'identity', 'category', 'status', 'tax_borne', 'gross']);

function valueOf({ kind }: Cp8dField, text: string): string | number | null {
  if (text === '') return null;
  if (kind === 'date') return text.split('-').toReversed().join('-');
  return kind === 'text' || kind === 'digits' ? text : Number(text);
}

export function readCp8d(content: string): { readonly lines: Cp8dLine[]; readonly faults: Cp8dFault[] } {
  const faults: Cp8dFault[] = [];
  const lines: Cp8dLine[] = [];
  const rows = content.split('\r\n');
  if (rows.at(-1) === '') rows.pop();
  for (const [index, row] of rows.entries()) {
    const cells = row.split('|');
    // `|` stands after every field, the last one included.
    if (cells.length !== CP8D_FIELDS.length + 1 || cells.at(-1) !== '') {
      faults.push({ line: index + 1, field: 'line', value: row.slice(0, 80) });
      continue;
    }
    const line: Record<string, string | number | null> = {};
    for (const [at, field] of CP8D_FIELDS.entries()) {
      const text = cells[at] ?? '';
      if (!PATTERNS[field.kind].test(text) || text.length > field.length || (text === '' && REQUIRED.has(field.key))) {
        faults.push({ line: index + 1, field: field.key, value: text });
      }
      line[field.key] = valueOf(field, text);
    }
    lines.push(line as Cp8dLine);
  }
  return { lines, faults };
}
