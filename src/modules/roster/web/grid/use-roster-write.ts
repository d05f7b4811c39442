import { useState } from 'react';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RosterConflict, RosterWritten } from '../../contract/roster.schema.ts';
import { SCHEDULE_READS } from '../schedule-reads.ts';
import { ROSTER } from './roster.messages.ts';

interface Answer {
  readonly message: string;
  readonly data: RosterWritten;
}

type Speaker = ReturnType<typeof useT<typeof ROSTER>>;

/** As many as a message has room for. */
const SHOWN = 5;

/** Where what was written goes beyond the Act: one line each. */
function warningLines(warnings: readonly RosterConflict[], t: Speaker): string[] {
  const lines = warnings.slice(0, SHOWN).map(({ employee, message }) => `${employee.name}: ${message}`);
  return warnings.length > SHOWN ? [...lines, t('moreConflicts', { n: warnings.length - SHOWN })] : lines;
}

/** A write of the roster that may meet conflicts: nothing is written then until somebody leaves those days out. */
export function useRosterWrite<E extends Endpoint>(endpoint: E, onDone: () => void) {
  const t = useT(ROSTER);
  const popup = usePopup();
  const [conflicts, setConflicts] = useState<readonly RosterConflict[]>([]);
  const { run } = useWrite(endpoint, { invalidates: SCHEDULE_READS });
  return {
    conflicts,
    async send(input: InputOf<E>): Promise<void> {
      const { message, data } = (await run(input)) as Answer;
      const isRefused = data.conflicts.length > 0 && data.skipped === 0;
      setConflicts(isRefused ? data.conflicts : []);
      if (isRefused) return;
      popup.success([message, ...(data.skipped > 0 ? [t('skipped', { n: data.skipped })] : []), ...warningLines(data.warnings, t)].join('\n'));
      onDone();
    },
  };
}
