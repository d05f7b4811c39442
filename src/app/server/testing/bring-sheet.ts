/** A sheet as somebody uploads it. For tests only. */
import { buffer } from 'node:stream/consumers';
import type { ImportEndpoints } from '#platform/contract/imports.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import type { TestClient } from './test-portal.ts';

export type SheetLine = Readonly<Record<string, string | number | null>>;

/** The answer to its dry run. */
export async function bringSheet(client: TestClient, calls: ImportEndpoints, sheet: RegisterSheet, lines: readonly SheetLine[]) {
  const keys = sheet.columns.filter(({ key }) => lines.some((each) => key in each));
  const rows = lines.map((each) => keys.map(({ key }) => each[key] ?? null));
  const form = new FormData();
  const columns = keys.map(({ header }) => ({ header: header.en }));
  form.append('file', new Blob([new Uint8Array(await buffer(streamXlsx({ name: 'A', columns, rows })))]), 'list.xlsx');
  return client.post(calls.check.path, form);
}
