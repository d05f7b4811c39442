import type { Text } from '#platform/contract/messages.ts';

/** What attendance says of leave that somebody applies for. */
export const RECORDED_ON_LEAVE: Text = {
  en: 'Attendance is recorded on {days}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
  ms: 'Kehadiran telah direkodkan pada {days}{more, plural, =0 {} other { dan # hari lagi}}.',
};
