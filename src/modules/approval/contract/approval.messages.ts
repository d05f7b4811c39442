/** What the server says of decisions. */
import { defineMessages } from '#platform/contract/messages.ts';

export const APPROVAL_MESSAGES = defineMessages({
  decided: {
    en: '{done, plural, one {# record decided} other {# records decided}}{failed, plural, =0 {.} other {, # refused.}}',
    ms: '{done} rekod diputuskan{failed, plural, =0 {.} other {, # ditolak.}}',
  },
  reminderTitle: { en: 'Waiting for your decision', ms: 'Menunggu keputusan anda' },
  reminder: { en: '{what}: {n, plural, one {# request waits} other {# requests wait}}.', ms: '{what}: {n} permohonan menunggu.' },
  requests: { en: '{n, plural, one {# request} other {# requests}}', ms: '{n} permohonan' },
  unknownAction: { en: 'This record cannot be decided that way.', ms: 'Rekod ini tidak boleh diputuskan dengan cara itu.' },
});

/** Why somebody may not decide, where the subject has no words of its own. */
export const REFUSALS = defineMessages({
  own: { en: 'You cannot decide your own request.', ms: 'Anda tidak boleh memutuskan permohonan sendiri.' },
  turn: { en: 'Another approver decides this now.', ms: 'Pelulus lain sedang memutuskannya.' },
  first: { en: 'This is reviewed before it is approved.', ms: 'Ini disemak sebelum diluluskan.' },
  same: { en: 'Another person than the reviewer approves.', ms: 'Orang lain selain penyemak perlu meluluskan.' },
});

export const RULE_MESSAGES = defineMessages({
  saved: { en: 'Approval rule saved.', ms: 'Peraturan kelulusan disimpan.' },
  deleted: { en: 'Approval rule deleted.', ms: 'Peraturan kelulusan dipadam.' },
});

export const RULE_ERRORS = defineMessages({
  same: { en: 'Another rule stands for the same cases already.', ms: 'Peraturan lain sudah ada bagi kes yang sama.' },
  approverUnknown: { en: 'Choose people who may approve.', ms: 'Pilih orang yang boleh meluluskan.' },
});

/** What the clock and an edit do to a request, in the timeline of its record. */
export const REQUEST_MOVES = defineMessages({
  skip: { en: 'Passed over: nobody of the level can decide', ms: 'Dilangkau: tiada sesiapa di aras itu boleh memutuskan' },
  escalate: { en: 'Next level asked too', ms: 'Aras seterusnya turut ditanya' },
  reconsider: { en: 'Changed: asked anew', ms: 'Diubah: ditanya semula' },
});
