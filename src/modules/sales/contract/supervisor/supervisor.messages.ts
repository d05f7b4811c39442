/** What the server says about supervisors. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SUPERVISOR_MESSAGES = defineMessages({
  added: {
    en: '{n, plural, =0 {Nobody new was added.} one {# supervisor was added.} other {# supervisors were added.}}',
    ms: '{n, plural, =0 {Tiada penyelia baharu ditambah.} other {# penyelia ditambah.}}',
  },
  saved: { en: 'Supervisor saved.', ms: 'Penyelia disimpan.' },
  removed: { en: '{name} is no supervisor any more.', ms: '{name} bukan lagi penyelia.' },
});

export const SUPERVISOR_ERRORS = defineMessages({
  employeeUnknown: { en: 'Choose active employees whom you may see.', ms: 'Pilih pekerja aktif yang boleh anda lihat.' },
  supervisorUnknown: { en: 'Choose a supervisor of this company.', ms: 'Pilih penyelia syarikat ini.' },
});
