/** What a day is called on which nobody is expected, in words and in the letters of a month. */
import { defineMessages } from '#platform/contract/messages.ts';

export const DAY_NAMES = defineMessages({
  leave: { en: 'On leave', ms: 'Bercuti' },
  holiday: { en: 'Public holiday', ms: 'Cuti umum' },
  rest: { en: 'Rest day', ms: 'Hari rehat' },
  off: { en: 'Off day', ms: 'Hari tidak bekerja' },
  none: { en: 'No schedule', ms: 'Tiada jadual' },
});

/** The letters as each language has them: of its own words. */
export const DAY_LETTERS_OF = defineMessages({
  PH: { en: 'PH', ms: 'CU' },
  RD: { en: 'RD', ms: 'HR' },
  OD: { en: 'OD', ms: 'TB' },
});

/** What a schedule makes of a day. */
export const DAY_KINDS = defineMessages({
  Working: { en: 'Working', ms: 'Bekerja' },
  'Rest Day': DAY_NAMES.rest,
  'Off Day': DAY_NAMES.off,
  None: DAY_NAMES.none,
});
