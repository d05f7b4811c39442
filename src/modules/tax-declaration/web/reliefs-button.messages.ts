/** What stands on the list of payrolls, which loads no other word of declarations. */
import { defineMessages } from '#platform/contract/messages.ts';

export const RELIEFS_BUTTON = defineMessages({
  wait: {
    en: '{n, plural, one {# declaration} other {# declarations}} to review',
    ms: '{n} pengisytiharan perlu disemak',
  },
  manageTitle: { en: 'Reliefs declared (TP1)', ms: 'Pelepasan yang diisytiharkan (TP1)' },
});
