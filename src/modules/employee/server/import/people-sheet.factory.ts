/** Sheets of the employee import for tests. */
import { buffer } from 'node:stream/consumers';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';

export type SheetRow = Readonly<Record<string, string | number | null>>;

let made = 0;

/** A row that nothing is wrong with, under English headers, of somebody in the department Sales. */
export function sheetRow(change: SheetRow = {}): SheetRow {
  const tail = String(++made).padStart(4, '0');
  return {
    Name: 'Nurul Contoh',
    'Employee type': 'Local',
    'Identity number': `920215-70-${tail}`,
    Gender: 'Female',
    Race: 'Malay',
    Nationality: 'Malaysia',
    'Marital status': 'Single',
    Email: `orang${tail}@contoh.example`,
    Phone: '013-555 0123',
    Joined: '2026-01-05',
    'Employment type': 'Permanent',
    Department: 'Sales',
    ...change,
  };
}

/** The rows as an upload, with a column for each header that one of them has. */
export async function sheetOf(rows: readonly SheetRow[]): Promise<FormData> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => ({ header }));
  return uploadOf(await buffer(streamXlsx({ name: 'Employees', columns, rows: rows.map((row) => headers.map((header) => row[header] ?? null)) })));
}

export function uploadOf(bytes: Uint8Array, name = 'pekerja.xlsx'): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
}
