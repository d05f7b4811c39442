import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { WRITTEN_LATER } from '../../contract/logbook/log-words.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';

/** When something happened, marked where it was written down long after, or when its guard was not signed in. */
export function WhenWritten({ at, later, outside }: { readonly at: string; readonly later: boolean; readonly outside: boolean }) {
  return (
    <span className="wrap">
      <DateText value={at} kind="datetime" />
      {later && <StatusChip status={null} label={WRITTEN_LATER} colour="warning" />}
      {outside && <StatusChip status={null} label={FLAG_NAMES.outside_session} colour="warning" />}
    </span>
  );
}
