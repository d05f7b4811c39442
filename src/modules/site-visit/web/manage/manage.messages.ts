import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MANAGE = defineMessages({
  title: { en: 'Site visits', ms: 'Lawatan tapak' },
  onGoing: { en: 'On going', ms: 'Sedang berjalan' },
  completed: { en: 'Completed', ms: 'Selesai' },
  notStarted: { en: 'Planned, not started', ms: 'Dirancang, belum bermula' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  average: { en: 'Average duration', ms: 'Purata tempoh' },
  km: { en: 'Kilometres', ms: 'Kilometer' },
  day: EVERYDAY.period,
  showMap: { en: 'Show map', ms: 'Tunjuk peta' },
  hideMap: { en: 'Hide map', ms: 'Sembunyi peta' },
  noWays: {
    en: 'Ways are drawn where all visits of the chosen people and days are shown, up to {n}.',
    ms: 'Laluan dilukis apabila semua lawatan orang dan hari yang dipilih ditunjukkan, sehingga {n}.',
  },
  correct: { en: 'Correct times', ms: 'Betulkan masa' },
  correctTitle: { en: 'Correct the times of {number}', ms: 'Betulkan masa {number}' },
  empty: { en: 'No visits in this period', ms: 'Tiada lawatan dalam tempoh ini' },
  startedAt: { en: 'Started at', ms: 'Bermula pada' },
  endedAt: { en: 'Ended at', ms: 'Tamat pada' },
});
