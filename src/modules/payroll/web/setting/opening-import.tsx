import { useRef } from 'react';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { outcomeOf, wizardRows } from '#platform/web/ui/import-run.ts';
import { ImportWizard } from '#platform/web/ui/import-wizard.tsx';
import { listOpenings, openingImportCalls } from '../../contract/payroll-setting.endpoints.ts';
import { OPENINGS } from './setting.messages.ts';

/** Opening figures from a spreadsheet: checked row by row, saved in whole or in part, taken back. */
export function OpeningImport({ onClose }: { onClose: () => void }) {
  const run = useRef<number | null>(null);
  const invalidate = useInvalidate();
  return (
    <ImportWizard
      onClose={onClose}
      title={OPENINGS.importTitle}
      template={() => download(openingImportCalls.template, {})}
      dryRun={async (file) => {
        const { data } = await call(openingImportCalls.check, { file });
        run.current = data.id;
        return wizardRows(data);
      }}
      commit={async (_, rows) => {
        const { data } = await call(openingImportCalls.accept, { id: run.current ?? 0, rows: rows === null ? null : [...rows] });
        return outcomeOf(data);
      }}
      undo={(batch) => call(openingImportCalls.undo, { id: Number(batch) })}
      onSaved={() => void invalidate(listOpenings)}
    />
  );
}
