import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { RunImport } from '#platform/web/ui/import/run-import.tsx';
import { entitlementImportCalls as calls } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

/** Days from a spreadsheet: checked row by row, booked in whole or in part, taken back. */
export function EntitlementImport({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidate();
  return <RunImport endpoints={calls} title={ENTITLEMENT.importTitle} onClose={onClose} onSaved={() => void invalidate(...LEAVE_READS)} />;
}
