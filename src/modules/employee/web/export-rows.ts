/** A list of the visible filter as a file on the person's device. */
import { MAX_PER_PAGE } from '#platform/contract/paging.ts';
import { saveFile } from '#platform/web/call/download.ts';
import { csvText, type CsvColumn } from './csv-text.ts';

/** More rows than this are a matter for a report. */
export const EXPORT_LIMIT = 10_000;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

/** All pages of a list, up to the limit. @param load one page of `per_page` rows. */
export async function allRows<Row>(load: (page: number, perPage: number) => Promise<Page<Row>>): Promise<{ rows: readonly Row[]; total: number }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await load(page, MAX_PER_PAGE);
    rows.push(...data);
    if (page >= meta.last_page || rows.length >= EXPORT_LIMIT) return { rows: rows.slice(0, EXPORT_LIMIT), total: meta.total };
  }
}

export function saveCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  saveFile(new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
