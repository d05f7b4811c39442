import type { Text } from '#platform/contract/messages.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { AttendanceStatus, Punch } from '../../contract/attendance.schema.ts';
import { CHECKOUT_WORDS } from '../../contract/punch-words.messages.ts';

/** Early is good of who comes and not of who goes: a check-out has words and tones of its own. */
const CHECKOUT: Partial<Record<AttendanceStatus, { readonly label: Text; readonly colour: StatusColour }>> = {
  early: { label: CHECKOUT_WORDS.leftEarly, colour: 'warning' },
  late: { label: CHECKOUT_WORDS.stayedOn, colour: 'info' },
};

/** How a check-in or check-out was judged. */
export const PunchChip = ({ punch: { type, status } }: { punch: Pick<Punch, 'type' | 'status'> }) => (
  <StatusChip status={status} {...(type === 'checkout' && status && CHECKOUT[status])} />
);
