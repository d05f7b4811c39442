import { useRef } from 'react';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { outcomeOf, wizardRows } from '#platform/web/ui/import-run.ts';
import { ImportWizard } from '#platform/web/ui/import-wizard.tsx';
import { employeeImport } from '../../contract/employee-import.endpoints.ts';
import { LIST } from './list.messages.ts';

/** Employees from a spreadsheet: checked row by row, saved in whole or in part, taken back. */
export function EmployeeImport({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const run = useRef<number | null>(null);
  return (
    <ImportWizard
      onClose={onClose}
      title={LIST.importTitle}
      template={() => download(employeeImport.template, {})}
      dryRun={async (file) => {
        const { data } = await call(employeeImport.check, { file });
        run.current = data.id;
        return wizardRows(data);
      }}
      commit={async (_, rows) => {
        const { data } = await call(employeeImport.accept, { id: run.current ?? 0, rows: rows === null ? null : [...rows] });
        return outcomeOf(data);
      }}
      undo={(batch) => call(employeeImport.undo, { id: Number(batch) })}
      onSaved={onSaved}
    />
  );
}
