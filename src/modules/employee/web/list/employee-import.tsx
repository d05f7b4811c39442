import { RunImport } from '#platform/web/ui/import/run-import.tsx';
import { employeeImport } from '../../contract/employee-import.endpoints.ts';
import { LIST } from './list.messages.ts';

/** Employees from a spreadsheet: checked row by row, saved in whole or in part, taken back. */
export function EmployeeImport({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  return <RunImport endpoints={employeeImport} title={LIST.importTitle} onClose={onClose} onSaved={onSaved} />;
}
