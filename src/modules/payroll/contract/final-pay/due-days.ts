/** When the last pay is due (Employment Act 1955, ss.20 and 21; Termination and Lay-Off Benefits Regulations 1980, reg. 11). Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { ABSCONDED_DAYS, BENEFIT_DAYS, type Notice } from './final-pay.params.ts';

export interface DueDay {
  readonly of: 'wages' | 'benefit';
  readonly day: CalendarDate;
  /** Where the law says so. */
  readonly source: string;
}

export function dueDays(last: CalendarDate, notice: Notice, benefit: boolean): DueDay[] {
  const wages: DueDay =
    notice === 'owed'
      ? { of: 'wages', day: addDays(last, ABSCONDED_DAYS), source: 'Employment Act 1955, s.21' }
      : { of: 'wages', day: last, source: `Employment Act 1955, ${notice === 'paid' ? 's.21' : 's.20'}` };
  return benefit
    ? [wages, { of: 'benefit', day: addDays(last, BENEFIT_DAYS), source: 'Employment (Termination and Lay-Off Benefits) Regulations 1980, reg. 11' }]
    : [wages];
}
