import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { WRITTEN_LATER } from '../../contract/logbook/log-words.ts';

/** When something happened, marked where it was written down long after. */
export function WhenWritten({ at, later }: { readonly at: string; readonly later: boolean }) {
  return (
    <span className="wrap">
      <DateText value={at} kind="datetime" />
      {later && <StatusChip status={null} label={WRITTEN_LATER} colour="warning" />}
    </span>
  );
}
