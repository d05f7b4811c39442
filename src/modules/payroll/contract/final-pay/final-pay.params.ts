/** Law of the last pay: notice, who is covered, when it is due, what a clearance waits for. */
import type { Dated } from '#modules/statutory/contract/choose-in-force.ts';
import { SOURCES } from '#modules/statutory/contract/sources.params.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';

/** Why the employment ends. Only what the employer ends brings the benefit of the 1980 Regulations (reg. 4). */
export const ENDINGS = ['resigned', 'absconded', 'terminated', 'misconduct', 'retired', 'ill_health', 'contract_end', 'deceased', 'other'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Notice was served, is paid by the employer, or is owed by the employee. */
export const NOTICES = ['served', 'paid', 'owed'] as const;
export type Notice = (typeof NOTICES)[number];
/** Box of the EA form for pay in lieu of notice: wages, or compensation for loss of employment. What it is follows from the contract and the settlement. */
export const NOTICE_FIELDS = ['B1a', 'B6'] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];

/** Weeks of notice by months of service where no contract says more (Employment Act 1955, s.12(2)). */
export const NOTICE_WEEKS: readonly Dated<readonly { readonly fromMonths: number; readonly weeks: number }[]>[] = [
  {
    from: '2015-01',
    value: [
      { fromMonths: 0, weeks: 4 },
      { fromMonths: 24, weeks: 6 },
      { fromMonths: 60, weeks: 8 },
    ],
    unit: 'weeks',
    source: SOURCES.noticeOfTermination,
  },
];

/** Above these wages the 1980 Regulations cover manual work and the like alone (First Schedule, s.60J). */
export const BENEFIT_CEILING: readonly Dated<Sen>[] = [{ from: '2015-01', value: fromRinggit(4000), unit: 'sen a month', source: SOURCES.firstSchedule }];

/** Days after which held money is free although no clearance letter came (Income Tax Act 1967, s.83(5)). */
export const HELD_DAYS = 90;
/** The termination benefit is paid within so many days (reg. 11). */
export const BENEFIT_DAYS = 7;
/** Who leaves without notice is paid by this day after (Employment Act 1955, s.21). */
export const ABSCONDED_DAYS = 3;
