/** Words of later months that stand on a changed one. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

/** Why a later month is kept as it is. */
export const LOCKED_REASONS = ['waiting', 'paid', 'filed', 'closed'] as const;
export type LockedReason = (typeof LOCKED_REASONS)[number];
export const LOCKED_REASON_LABELS: Readonly<Record<LockedReason, Text>> = defineMessages({
  waiting: { en: 'waits for payment', ms: 'menunggu bayaran' },
  paid: { en: 'is paid', ms: 'telah dibayar' },
  filed: { en: 'its tax file was made', ms: 'fail cukainya telah dibuat' },
  closed: { en: 'the month is closed', ms: 'bulan telah ditutup' },
});

export const LATER_MESSAGES = defineMessages({
  leaveBack: { en: 'Unpaid leave returned, {month} ({number})', ms: 'Cuti tanpa gaji dipulangkan, {month} ({number})' },
  followed: {
    en: '{again, plural, =0 {} one {# later month was recalculated and needs to be confirmed. } other {# later months were recalculated and need to be confirmed. }}{kept, plural, =0 {} one {# later month is kept: RM {owed} of tax needs to be settled.} other {# later months are kept: RM {owed} of tax needs to be settled.}}',
    ms: '{again, plural, =0 {} other {# bulan kemudian dikira semula dan perlu disahkan. }}{kept, plural, =0 {} other {# bulan kemudian dikekalkan: cukai RM {owed} perlu diselesaikan.}}',
  },
  accepted: { en: 'The difference has been settled.', ms: 'Perbezaan telah diselesaikan.' },
  adjustment: { en: 'Tax difference {month}', ms: 'Beza cukai {month}' },
});
export const LATER_ERRORS = defineMessages({
  settled: { en: 'This difference is settled already.', ms: 'Perbezaan ini telah diselesaikan.' },
  otherEmployee: { en: 'Choose a payroll of the same employee.', ms: 'Pilih gaji pekerja yang sama.' },
});
