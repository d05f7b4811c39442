import { useRef } from 'react';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { outcomeOf, wizardRows } from '#platform/web/ui/import-run.ts';
import { ImportWizard } from '#platform/web/ui/import-wizard.tsx';
import { entitlementImportCalls as calls } from '../../contract/entitlement.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

/** Days from a spreadsheet: checked row by row, booked in whole or in part, taken back. */
export function EntitlementImport({ onClose }: { onClose: () => void }) {
  const run = useRef<number | null>(null);
  const invalidate = useInvalidate();
  return (
    <ImportWizard
      onClose={onClose}
      title={ENTITLEMENT.importTitle}
      template={() => download(calls.template, {})}
      dryRun={async (file) => {
        const { data } = await call(calls.check, { file });
        run.current = data.id;
        return wizardRows(data);
      }}
      commit={async (_, rows) => {
        const { data } = await call(calls.accept, { id: run.current ?? 0, rows: rows === null ? null : [...rows] });
        return outcomeOf(data);
      }}
      undo={(batch) => call(calls.undo, { id: Number(batch) })}
      onSaved={() => void invalidate(...LEAVE_READS)}
    />
  );
}
