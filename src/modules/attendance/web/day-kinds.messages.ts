import { defineMessages } from '#platform/contract/messages.ts';

/** What a schedule makes of a day. */
export const DAY_KINDS = defineMessages({
  Working: { en: 'Working', ms: 'Bekerja' },
  'Rest Day': { en: 'Rest day', ms: 'Hari rehat' },
  'Off Day': { en: 'Off day', ms: 'Hari tidak bekerja' },
  None: { en: 'No schedule', ms: 'Tiada jadual' },
});
