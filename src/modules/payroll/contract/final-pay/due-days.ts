/** When the last pay is due (Employment Act 1955, ss.20 and 21; Termination and Lay-Off Benefits Regulations 1980, reg. 11). Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { ABSCONDED_DAYS, BENEFIT_DAYS, type Notice } from './final-pay.params.ts';

const SOURCE = defineMessages({
  section20: { en: 'Employment Act 1955, s.20', ms: 'Akta Kerja 1955, s.20' },
  section21: { en: 'Employment Act 1955, s.21', ms: 'Akta Kerja 1955, s.21' },
  benefit: {
    en: 'Employment (Termination and Lay-Off Benefits) Regulations 1980, reg. 11',
    ms: 'Peraturan-Peraturan Kerja (Faedah-Faedah Penamatan dan Rentikerja Sementara) 1980, per. 11',
  },
});

export interface DueDay {
  readonly of: 'wages' | 'benefit';
  readonly day: CalendarDate;
  /** Where the law says so. */
  readonly source: Text;
}

export function dueDays(last: CalendarDate, notice: Notice, benefit: boolean): DueDay[] {
  const wages: DueDay =
    notice === 'owed'
      ? { of: 'wages', day: addDays(last, ABSCONDED_DAYS), source: SOURCE.section21 }
      : { of: 'wages', day: last, source: notice === 'paid' ? SOURCE.section21 : SOURCE.section20 };
  return benefit ? [wages, { of: 'benefit', day: addDays(last, BENEFIT_DAYS), source: SOURCE.benefit }] : [wages];
}
