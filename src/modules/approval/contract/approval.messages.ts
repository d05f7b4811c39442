/** What the server says of decisions. */
import { defineMessages } from '#platform/contract/messages.ts';

export const APPROVAL_MESSAGES = defineMessages({
  decided: {
    en: '{done, plural, one {# record decided} other {# records decided}}{failed, plural, =0 {.} other {, # refused.}}',
    ms: '{done} rekod diputuskan{failed, plural, =0 {.} other {, # ditolak.}}',
  },
  reminderTitle: { en: 'Waiting for your decision', ms: 'Menunggu keputusan anda' },
  reminder: { en: '{what}: {n, plural, one {# request is waiting} other {# requests are waiting}}.', ms: '{what}: {n} permohonan menunggu.' },
  requests: { en: '{n, plural, one {# request} other {# requests}}', ms: '{n} permohonan' },
  unknownAction: { en: 'This action is not available for this request.', ms: 'Tindakan ini tidak tersedia bagi permohonan ini.' },
});

/** Why somebody may not decide, where the subject has no words of its own. */
export const REFUSALS = defineMessages({
  own: { en: 'You cannot decide your own request.', ms: 'Anda tidak boleh memutuskan permohonan sendiri.' },
  turn: { en: 'It is another approver’s turn to decide.', ms: 'Kini giliran pelulus lain untuk membuat keputusan.' },
  first: { en: 'This must be reviewed before it is approved.', ms: 'Ini perlu disemak sebelum diluluskan.' },
  same: { en: 'Someone other than the reviewer must approve this.', ms: 'Orang selain penyemak perlu meluluskannya.' },
});

export const RULE_MESSAGES = defineMessages({
  saved: { en: 'Approval rule saved.', ms: 'Peraturan kelulusan disimpan.' },
  deleted: { en: 'Approval rule deleted.', ms: 'Peraturan kelulusan dipadam.' },
});

export const RULE_ERRORS = defineMessages({
  same: { en: 'Another rule already covers the same cases.', ms: 'Sudah ada peraturan lain bagi kes yang sama.' },
  approverUnknown: { en: 'Choose people who may approve.', ms: 'Pilih orang yang boleh meluluskan.' },
});

/** What the clock and an edit do to a request, in the timeline of its record. */
export const REQUEST_MOVES = defineMessages({
  skip: { en: 'Skipped: nobody at this level can decide', ms: 'Dilangkau: tiada sesiapa pada peringkat ini boleh membuat keputusan' },
  escalate: { en: 'Next level asked too', ms: 'Peringkat seterusnya turut ditanya' },
  reconsider: { en: 'Changed: sent for approval again', ms: 'Diubah: dihantar semula untuk kelulusan' },
});
