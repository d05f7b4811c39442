/** What attendance says of leave that somebody applies for. */
import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_CLASH = defineMessages({
  worked: {
    en: 'Attendance is recorded on {days}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
    ms: 'Kehadiran telah direkodkan pada {days}{more, plural, =0 {} other { dan # hari lagi}}.',
  },
  rostered: {
    en: 'On the published roster: {days}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
    ms: 'Dalam jadual bertugas yang diterbitkan: {days}{more, plural, =0 {} other { dan # hari lagi}}.',
  },
  short: {
    en: '{need}: {left} of {heads} left on {date}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
    ms: '{need}: tinggal {left} daripada {heads} orang pada {date}{more, plural, =0 {} other { dan # hari lagi}}.',
  },
});
