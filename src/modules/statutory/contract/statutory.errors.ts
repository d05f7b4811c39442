/** Refusals of the statutory engine: a code, the field at fault, and the words in both languages. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const statutoryErrors = defineMessages({
  table_unavailable: {
    en: 'Statutory table for this period is not available.',
    ms: 'Jadual berkanun bagi tempoh ini tidak tersedia.',
  },
  epf_rate_below_statutory: {
    en: 'The employee EPF rate may not be lower than the statutory rate.',
    ms: 'Kadar KWSP pekerja tidak boleh lebih rendah daripada kadar berkanun.',
  },
});

export type StatutoryErrorCode = keyof typeof statutoryErrors;

export class StatutoryError extends Error {
  readonly code: StatutoryErrorCode;
  /** The input field at fault. */
  readonly field: string;
  readonly text: Text;

  constructor(code: StatutoryErrorCode, field: string) {
    super(statutoryErrors[code].en);
    this.name = 'StatutoryError';
    this.code = code;
    this.field = field;
    this.text = statutoryErrors[code];
  }
}
