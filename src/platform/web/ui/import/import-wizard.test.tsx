import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { MEMBER } from '#platform/contract/endpoint.ts';
import { importEndpoints, type ImportRun } from '#platform/contract/imports.ts';
import { ApiError } from '../../call/api-error.ts';
import { button, click, pageText, render, until, type Rendered } from '../../testing/render.tsx';
import { resetFeedback } from '../../feedback.ts';
import { RunImport } from './run-import.tsx';
import { ImportWizard, type ImportRow } from './import-wizard.tsx';

const ROWS: readonly ImportRow[] = [
  { row: 2, name: 'Siti', kind: 'added' },
  { row: 3, name: 'Ali', kind: 'changed', changes: [{ column: 'Phone', before: '012', after: '013' }] },
  { row: 4, name: 'Tan', kind: 'refused', errors: [{ column: 'NRIC', message: 'Enter a date that exists.' }] },
];
let view: Rendered | undefined;
const dryRun = vi.fn(async () => ROWS);
const commit = vi.fn(async () => ({ added: 1, changed: 0, refused: 1, batch: 'b1' }));
const undo = vi.fn(async () => ({ message: '1 row has been undone; 1 changed since then, so not undone.' }));
const onSaved = vi.fn();

afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
});

const upload = async () => {
  view = await render(
    <ImportWizard
      title="Import employees"
      onClose={() => undefined}
      template={async () => undefined}
      dryRun={dryRun}
      commit={commit}
      undo={undo}
      onSaved={onSaved}
    />,
  );
  return choose();
};

const choose = async () => {
  await until(() => document.querySelector('input[type="file"]') !== null);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'pekerja.xlsx');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(button('Check the file'));
  return file;
};

it('shows row by row what would change, saves only the chosen rows, and takes them back', async () => {
  const file = await upload();
  await until(() => pageText().includes('Save 2 rows'));
  expect(commit).not.toHaveBeenCalled();
  expect(pageText()).toContain('1 refused row will be left out.');
  expect(pageText()).toContain('NRIC: Enter a date that exists.');
  await click(document.querySelector('[aria-label="Select Ali"]'));
  await click(button('Save 1 row'));
  await until(() => pageText().includes('1 added, 0 changed, 1 left out.'));
  expect(commit).toHaveBeenCalledWith(file, [2]);
  await click(button('Undo this import'));
  await until(() => pageText().includes('1 changed since then, so not undone.'));
  expect(undo).toHaveBeenCalledWith('b1');
  expect(onSaved).toHaveBeenCalledTimes(2);
});

it('stays where it is when the check fails', async () => {
  dryRun.mockRejectedValueOnce(new ApiError(422, 'No sheet was found.', { shown: true }));
  await upload();
  await until(() => button('Check the file').getAttribute('data-loading') === null);
  expect(pageText()).not.toContain('Save');
});

it('says beside the file why it was not taken, until another is chosen', async () => {
  dryRun.mockRejectedValueOnce(new ApiError(422, 'The contents of the file do not match its extension .xlsx.'));
  await upload();
  await until(() => pageText().includes('do not match its extension'));
  await choose();
  await until(() => pageText().includes('Save 2 rows'));
  expect(pageText()).not.toContain('do not match its extension');
});

it('says that every row is refused, and names a row without a name by its place', async () => {
  dryRun.mockResolvedValueOnce([{ row: 7, name: '7', kind: 'refused', errors: [{ column: 'Name', message: 'Enter a name.' }] }]);
  await upload();
  await until(() => pageText().includes('Every row is refused.'));
  expect(pageText()).toContain('Row 7');
});

it('offers what the company lacks as one action, and says what saving will do', async () => {
  const names = [
    { column: 'Department', names: ['Kitchen', 'Bar'] },
    { column: 'Position', names: ['Cook'] },
  ];
  const run = (taken: boolean): ImportRun => ({
    id: 7,
    file_name: 'pekerja.xlsx',
    status: 'checked',
    ignored_headers: [],
    added: taken ? 1 : 0,
    changed: 0,
    unchanged: 0,
    refused: taken ? 0 : 1,
    written: 0,
    failed: 0,
    undone: 0,
    kept: 0,
    can: { accept: taken, undo: false },
    created_at: '2026-11-20T10:00:00+08:00',
    offer: {
      field: 'new_units',
      taken,
      names,
      label: taken ? '2 departments and 1 position will be created when you save.' : 'Create the 2 departments and 1 position',
    },
    rows: [
      taken
        ? { row: 2, name: 'Siti', kind: 'added', state: 'checked', errors: [], changes: [] }
        : { row: 2, name: 'Siti', kind: 'refused', state: 'checked', errors: [{ column: 'Department', message: 'There is no “Kitchen”.' }], changes: [] },
    ],
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/headers')) return Response.json({ data: { headers: [], columns: [] } });
    const taking = (body as FormData).get('new_units');
    sent.push(String(taking));
    return Response.json({ data: run(taking !== null) });
  });
  view = await render(
    <RunImport
      endpoints={importEndpoints({ name: 'trial.people', path: 'api/people/import', requires: MEMBER, with: { new_units: z.boolean().optional() } })}
      title="Import employees"
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
  );
  await choose();
  await until(() => pageText().includes('Not in the organisation yet'));
  expect(pageText()).toContain('Department: Kitchen, Bar');
  expect(button('Save 0 rows').matches(':disabled')).toBe(true);
  await click(button('Create the 2 departments and 1 position'));
  await until(() => pageText().includes('2 departments and 1 position will be created when you save.'));
  expect(button('Save 1 row').matches(':disabled')).toBe(false);
  expect(sent).toEqual(['null', '1']);
  vi.unstubAllGlobals();
});
