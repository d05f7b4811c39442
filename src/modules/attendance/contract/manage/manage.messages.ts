/** What the server says about days that the office changes. */
import { defineMessages } from '#platform/contract/messages.ts';

export const MANAGE_MESSAGES = defineMessages({
  corrected: { en: 'The times of {name} on {date} were corrected.', ms: 'Masa {name} pada {date} telah dibetulkan.' },
  added: { en: 'The times of {name} on {date} were added.', ms: 'Masa {name} pada {date} telah ditambah.' },
  removed: { en: 'The record of {name} on {date} was deleted.', ms: 'Rekod {name} pada {date} telah dipadam.' },
  overtime: {
    en: '{done, plural, one {# overtime} other {# overtimes}} decided{failed, plural, =0 {} other {, # not}}.',
    ms: '{done} kerja lebih masa diputuskan{failed, plural, =0 {} other {, # tidak}}.',
  },
});

export const MANAGE_ERRORS = defineMessages({
  own: { en: 'Somebody else changes your own days.', ms: 'Hari anda sendiri diubah oleh orang lain.' },
  locked: {
    en: 'Payroll for this period is confirmed. The owner may still change it, with a reason.',
    ms: 'Gaji bagi tempoh ini telah disahkan. Pemilik masih boleh mengubahnya dengan sebab.',
  },
  lockedOwner: {
    en: 'Payroll for this period is confirmed and is not calculated again. Confirm that you want to change the day.',
    ms: 'Gaji bagi tempoh ini telah disahkan dan tidak dikira semula. Sahkan bahawa anda tetap mengubah hari ini.',
  },
  standsAlready: { en: 'There are times for this session. Correct them instead.', ms: 'Sesi ini sudah ada masa. Betulkan masa itu.' },
  noPunches: { en: 'This session has no record to delete.', ms: 'Sesi ini tiada rekod untuk dipadam.' },
});
