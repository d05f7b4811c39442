import { useRef } from 'react';
import type { ImportRun } from '#platform/contract/imports.ts';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { ImportWizard, type ImportRow } from '#platform/web/ui/import-wizard.tsx';
import { organisationImport } from '../../contract/organisation.endpoints.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

const shown = (value: string | number | boolean | null) => (typeof value === 'boolean' ? String(value) : value);
const asRows = (run: ImportRun): ImportRow[] =>
  run.rows.map(({ row, name, kind, errors, changes }) => ({
    row,
    name,
    kind,
    errors,
    changes: changes.map(({ column, before, after }) => ({ column, before: shown(before), after: shown(after) })),
  }));

/** All five lists from one sheet; nothing is saved before it has been seen. */
export function OrganisationImport({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidate();
  const checked = useRef<ImportRun | null>(null);
  return (
    <ImportWizard
      title={M.importTitle}
      onClose={onClose}
      template={() => download(organisationImport.template, {})}
      dryRun={async (file) => {
        checked.current = (await call(organisationImport.check, { file })).data;
        return asRows(checked.current);
      }}
      commit={async (_file, rows) => {
        const { data } = await call(organisationImport.accept, { id: checked.current?.id ?? 0, rows: rows && [...rows] }, { quiet: false });
        return {
          added: data.rows.filter(({ state, kind }) => state === 'written' && kind === 'added').length,
          changed: data.rows.filter(({ state, kind }) => state === 'written' && kind === 'changed').length,
          refused: data.refused + data.failed,
          batch: data.id,
        };
      }}
      undo={(batch) => call(organisationImport.undo, { id: Number(batch) })}
      onSaved={() => void invalidate(...ORGANISATION_READS)}
    />
  );
}
