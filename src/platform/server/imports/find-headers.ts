/** The headers of a file before it is checked: what each means, and for those that are not known what they might mean. */
import { say } from '#platform/contract/messages.ts';
import { MAX_HEADER_LENGTH, type ImportHeaders } from '#platform/contract/imports.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { ReadSheet } from '../spreadsheets/sheet-row.ts';
import type { ImportDefinition } from './import-definition.ts';
import { proposeColumns } from './propose-columns.ts';
import { atHead, headerKey, knownHeaders, reasonKeys, type OwnHeaders } from './read-lines.ts';

/** Cells that show what stands below a header. */
const EXAMPLES = 3;
const MAX_EXAMPLE = 60;

type FoundHeader = ImportHeaders['headers'][number];

export function findHeaders(definition: ImportDefinition, given: ReadSheet, own: OwnHeaders, locale: Locale): ImportHeaders {
  const known = knownHeaders(definition);
  const { headers, rows } = atHead(given, known, own);
  const examplesOf = (index: number) =>
    rows
      .map(({ cells }) => cells[index] ?? null)
      .filter((cell) => cell !== null)
      .slice(0, EXAMPLES)
      .map((cell) => String(cell).slice(0, MAX_EXAMPLE));
  const matchedByCompany = new Set(headers.flatMap((header) => own.get(headerKey(header)) ?? []));
  const matchedOnce = new Set<string>();
  const found = headers.flatMap((header, index): FoundHeader[] => {
    const key = headerKey(header);
    if (key === '' || header.length > MAX_HEADER_LENGTH || reasonKeys.has(key)) return [];
    const shown = { header, examples: examplesOf(index) };
    const matched = own.get(key);
    // Two headers of one file may have been matched with the same column by two earlier files.
    const isTaken = typeof matched === 'string' && matchedOnce.has(matched);
    if (typeof matched === 'string') matchedOnce.add(matched);
    if (matched !== undefined && !isTaken) return [{ ...shown, column: matched, source: 'company' }];
    if (isTaken) return [{ ...shown, column: null, source: null }];
    const column = known.get(key)?.key;
    return [column !== undefined && !matchedByCompany.has(column) ? { ...shown, column, source: 'import' } : { ...shown, column: null, source: null }];
  });
  const taken = new Set(found.flatMap(({ column }) => column ?? []));
  const columns = definition.columns.filter(({ untold }) => !untold);
  const proposed = proposeColumns(
    found.flatMap(({ header, source }) => (source === null ? [header] : [])),
    columns.filter(({ key }) => !taken.has(key)),
  );
  return {
    headers: found.map((each) => {
      const column = each.source === null ? proposed.get(each.header) : undefined;
      return column === undefined ? each : { ...each, column, source: 'proposal' };
    }),
    columns: columns.map(({ key, header, required }) => ({
      key,
      name: say(header, locale),
      required: required === true,
    })),
  };
}
