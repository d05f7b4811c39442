import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { RunImport } from '#platform/web/ui/import/run-import.tsx';
import { listOpenings, openingImportCalls } from '../../contract/setting/payroll-setting.endpoints.ts';
import { OPENINGS } from './setting.messages.ts';

/** Opening figures from a spreadsheet: checked row by row, saved in whole or in part, taken back. */
export function OpeningImport({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidate();
  return <RunImport endpoints={openingImportCalls} title={OPENINGS.importTitle} onClose={onClose} onSaved={() => void invalidate(listOpenings)} />;
}
