import axe from 'axe-core';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MEMBER } from '#platform/contract/endpoint.ts';
import { importEndpoints, type ImportHeaders } from '#platform/contract/imports.ts';
import { button, click, field, pageText, render, until, type Rendered } from '../../testing/render.tsx';
import { RunImport } from './run-import.tsx';

const endpoints = importEndpoints({ name: 'trial.people', path: 'api/people/import', requires: MEMBER });
const COLUMNS = [
  { key: 'name', name: 'Name', required: true },
  { key: 'joined', name: 'Joined', required: false },
  { key: 'colour', name: 'Colour', required: false },
];
const RUN = {
  id: 7,
  file_name: 'staf.xlsx',
  status: 'checked',
  ignored_headers: [],
  added: 1,
  changed: 0,
  unchanged: 0,
  refused: 0,
  written: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  can: { accept: true, undo: false },
  created_at: '2026-11-20T10:00:00+08:00',
  offer: null,
  rows: [{ row: 2, name: 'Siti Contoh', kind: 'added', state: 'checked', errors: [], changes: [] }],
};

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});

/** The address and the matched headers of each call. */
async function upload(headers: ImportHeaders['headers'], locale: 'en' | 'ms' = 'en') {
  const sent: [string, string[]][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const matched = [...(body as FormData)].filter(([name]) => name.startsWith('headers')).map(([name, value]) => `${name}=${String(value)}`);
    sent.push([url.replace(/^.*\/api/, 'api'), matched]);
    return Response.json({ data: url.endsWith('/headers') ? { headers, columns: COLUMNS } : RUN });
  });
  view = await render(<RunImport endpoints={endpoints} title="Import people" onClose={() => undefined} onSaved={() => undefined} />, { locale });
  await until(() => document.querySelector('input[type="file"]') !== null);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'staf.xlsx')], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(button(locale === 'en' ? 'Check the file' : 'Semak fail'));
  return sent;
}

type Found = ImportHeaders['headers'][number];
const name: Found = { header: 'Nama', column: 'name', source: 'import', examples: ['Siti Contoh'] };
const joined: Found = { header: 'Tarikh Khidmat', column: 'joined', source: 'proposal', examples: ['05/01/2026'] };
const shift: Found = { header: 'Syif', column: null, source: null, examples: [] };

it('asks about headers that are not known, with a proposal and what stands below them, and goes on from there', async () => {
  const sent = await upload([name, joined, shift]);
  await until(() => pageText().includes('are not known'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Match columns');
  expect([field('Tarikh Khidmat').value, field('Syif').value]).toEqual(['Joined', 'Leave out']);
  expect(pageText()).toContain('05/01/2026');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button('Check the rows'));
  await until(() => pageText().includes('Save 1 row'));
  expect(sent).toEqual([
    ['api/people/import/headers', []],
    ['api/people/import', ['headers[0][header]=Tarikh Khidmat', 'headers[0][column]=joined', 'headers[1][header]=Syif', 'headers[1][column]=']],
  ]);
  // What was chosen can be changed.
  await click(button('Match columns'));
  await until(() => pageText().includes('are not known'));
});

it('asks nothing where all headers are known or were matched before', async () => {
  const sent = await upload([name, { ...joined, source: 'company' }, { ...shift, source: 'company' }]);
  await until(() => pageText().includes('Save 1 row'));
  expect(sent.map(([, matched]) => matched)).toEqual([[], []]);
});

it('says which column is lacking, and asks again where an earlier choice left it out', async () => {
  await upload([{ ...name, column: null, source: 'company' }], 'ms');
  await until(() => pageText().includes('Tiada lajur fail anda bagi: Name.'));
  expect(field('Nama').value).toBe('Tinggalkan');
});
