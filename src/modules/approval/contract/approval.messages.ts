/** What the server says of decisions. */
import { defineMessages } from '#platform/contract/messages.ts';

export const APPROVAL_MESSAGES = defineMessages({
  decided: {
    en: '{done, plural, one {# record decided} other {# records decided}}{failed, plural, =0 {.} other {, # refused.}}',
    ms: '{done} rekod diputuskan{failed, plural, =0 {.} other {, # ditolak.}}',
  },
  unknownAction: { en: 'This record cannot be decided that way.', ms: 'Rekod ini tidak boleh diputuskan dengan cara itu.' },
});
