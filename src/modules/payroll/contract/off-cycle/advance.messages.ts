/** What is said of salary advances. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ADVANCE_ERRORS = defineMessages({
  aboveZero: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' },
  percent: { en: 'Enter a percentage above 0 and up to 100.', ms: 'Masukkan peratusan melebihi 0 hingga 100.' },
  either: { en: 'Enter an amount or a percentage.', ms: 'Masukkan amaun atau peratusan.' },
});

/** The line that pays an advance out. */
export const ADVANCE_WORDS = defineMessages({
  line: { en: 'Salary advance', ms: 'Pendahuluan gaji' },
  remark: { en: 'Recovered in the next monthly payroll', ms: 'Dipotong semula oleh gaji bulanan berikutnya' },
});
