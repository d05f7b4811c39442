/** What the roster says of leave that somebody applies for. */
import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_CLASH = defineMessages({
  rostered: {
    en: 'On the published roster: {days}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
    ms: 'Dalam jadual bertugas yang diterbitkan: {days}{more, plural, =0 {} other { dan # hari lagi}}.',
  },
  short: {
    en: '{need}: {left} of {heads} left on {date}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
    ms: '{need}: tinggal {left} daripada {heads} orang pada {date}{more, plural, =0 {} other { dan # hari lagi}}.',
  },
});
