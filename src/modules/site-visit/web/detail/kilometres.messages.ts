import { defineMessages } from '#platform/contract/messages.ts';

export const KM = defineMessages({
  title: { en: 'Kilometres of this visit', ms: 'Kilometer lawatan ini' },
  km: { en: 'Kilometres that count', ms: 'Kilometer yang dikira' },
  hint: { en: 'Leave it empty to count the straight line.', ms: 'Kosongkan untuk mengira garis lurus.' },
  lineIs: { en: 'Straight line from the visit before: {km}.', ms: 'Garis lurus dari lawatan sebelumnya: {km}.' },
  noLine: {
    en: 'The straight line is not known: the visit before it, or this one, has no position.',
    ms: 'Garis lurus tidak diketahui: lawatan sebelumnya, atau lawatan ini, tiada kedudukan.',
  },
});
