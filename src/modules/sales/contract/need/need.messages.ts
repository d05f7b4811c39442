/** What the server says of needs. */
import { defineMessages } from '#platform/contract/messages.ts';

export const NEED_MESSAGES = defineMessages({
  saved: { en: 'Need saved.', ms: 'Keperluan disimpan.' },
  removed: { en: 'Need removed.', ms: 'Keperluan dibuang.' },
});

export const NEED_ERRORS = defineMessages({
  outlet: { en: 'Choose an active outlet of this project.', ms: 'Pilih outlet aktif projek ini.' },
  dates: { en: 'The last day is the first day or later.', ms: 'Hari akhir ialah hari pertama atau selepasnya.' },
  outside: {
    en: 'The project runs from {from} to {to}. Choose days within it.',
    ms: 'Projek berlangsung dari {from} hingga {to}. Pilih hari dalam tempoh itu.',
  },
  many: { en: 'A project has at most {n} needs. Remove some first.', ms: 'Satu projek ada paling banyak {n} keperluan. Buang beberapa dahulu.' },
  manyDays: { en: 'Choose at most {n} days.', ms: 'Pilih selebih-lebihnya {n} hari.' },
});
