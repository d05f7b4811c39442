import { useRef } from 'react';
import type { ImportRun } from '#platform/contract/imports.ts';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { outcomeOf, wizardRows } from '#platform/web/ui/import-run.ts';
import { ImportWizard } from '#platform/web/ui/import-wizard.tsx';
import { organisationImport } from '../../contract/organisation.endpoints.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

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
        return wizardRows(checked.current);
      }}
      commit={async (_file, rows) => {
        const { data } = await call(organisationImport.accept, { id: checked.current?.id ?? 0, rows: rows && [...rows] }, { quiet: false });
        return outcomeOf(data);
      }}
      undo={(batch) => call(organisationImport.undo, { id: Number(batch) })}
      onSaved={() => void invalidate(...ORGANISATION_READS)}
    />
  );
}
