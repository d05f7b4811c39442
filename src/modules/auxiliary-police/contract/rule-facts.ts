/** What the rules of applications judge by, and how they answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { OfficerStatus } from './officer/officer.schema.ts';
import type { CourseType } from './rank/rank.schema.ts';
import type { ArmouryFacts } from './armoury/armoury-facts.ts';
import type { ApplicationType } from './application/form-fields.ts';

/** When a rule is asked: what only warns while the papers go round may refuse the approval. */
export const STAGES = ['submit', 'forward', 'approve'] as const;
export type Stage = (typeof STAGES)[number];

export interface LadderStep {
  readonly id: number;
  readonly level: number;
  readonly name: string;
  readonly min_service_months: number;
  readonly course_type: CourseType | null;
  readonly establishment: number | null;
  /** Active and suspended officers in the rank. */
  readonly officers: number;
}

export interface OfficerFacts {
  readonly id: number;
  readonly status: OfficerStatus;
  readonly rank_id: number;
  readonly rank_since: CalendarDate;
  readonly appointed_at: CalendarDate;
  readonly appointment_expiry: CalendarDate;
  readonly oath_date: CalendarDate | null;
  /** The higher rank in which the officer acts. */
  readonly acting_rank_id: number | null;
  readonly open_charges: number;
  readonly firearm_permitted: boolean;
  readonly firearm_qualified_at: CalendarDate | null;
  readonly vetting_status: 'Pending' | 'Cleared' | 'Failed';
  /** What the officer has of the unit. */
  readonly issued: readonly string[];
  /** The newest of each kind and status. */
  readonly cards: readonly { readonly kind: string; readonly status: string }[];
}

export interface RuleFacts {
  readonly stage: Stage;
  /** The day of the question; of an approval the day of the decision of the police. */
  readonly today: CalendarDate;
  /** The day of submission: age and medical are judged by it, also later. */
  readonly applied: CalendarDate;
  readonly type: ApplicationType;
  readonly category: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly sensitive: Readonly<Record<string, unknown>>;
  readonly decision: Readonly<Record<string, unknown>>;
  readonly person: { readonly birth: CalendarDate | null; readonly local: boolean; readonly employed?: boolean } | null;
  readonly officer: OfficerFacts | null;
  /** The lowest rank first. */
  readonly ladder: readonly LadderStep[];
  readonly highest_rank_id: number | null;
  /** Active and suspended officers against the approval; null: the unit has not been entered. */
  readonly strength: { readonly approved: number; readonly gazetted: number | null; readonly taken: number } | null;
  /** The last valid day of the newest pass of each type of course; null: valid for good. */
  readonly passed: Readonly<Partial<Record<CourseType, CalendarDate | null>>>;
  /** The last day of the first course of each type that was passed. */
  readonly passed_since?: Readonly<Partial<Record<CourseType, CalendarDate>>>;
  /** Names of the areas of the unit; none: they are not entered yet. */
  readonly areas: readonly string[];
  /** Other open applications of the same person in the same category. */
  readonly others_open: number;
  readonly max_civilian_age: number;
  /** Duties in the plans after the end that is applied for; absent: of another category. */
  readonly planned?: number | null;
  /** Between two practices of live firing. */
  readonly live_firing_months: number;
  /** What an application about assets names; null: of another type. */
  readonly armoury: ArmouryFacts | null;
  /** The course of an enrolment, and whom it does not take. */
  readonly places: { readonly free: number; readonly wanted: number; readonly open: boolean; readonly refused: readonly string[] } | null;
}

export interface Verdict {
  readonly rule: string;
  readonly weight: 'ok' | 'warn' | 'block';
  readonly text: Text;
  readonly params?: Params;
  /** Where it is to be put right: a field of the form or of the decision; default: the form as a whole. */
  readonly field?: string;
}

/** Of a verdict: whom the application is about, whichever field of its category names them. */
export const WHOM = 'whom';

type Said = Omit<Verdict, 'rule'>;
/** null or nothing: the rule has nothing to say of this application. Several: one for each line of the form that it speaks of. */
export type Rule = (facts: RuleFacts) => Said | readonly Said[] | null;

export const ok = (text: Text, params?: Params) => ({ weight: 'ok' as const, text, ...(params && { params }) });
export const warn = (text: Text, params?: Params) => ({ weight: 'warn' as const, text, ...(params && { params }) });
export const block = (text: Text, params?: Params) => ({ weight: 'block' as const, text, ...(params && { params }) });
/** What a rule says, at the field of the form that it speaks of. */
export const at = (field: string, said: Said): Said => ({ ...said, field });
/** Refuses the approval, warns before. */
export const blockAtApproval = (stage: Stage, text: Text, params?: Params) => (stage === 'approve' ? block(text, params) : warn(text, params));

/** Is a course of the type passed, and valid on a day? A certificate counts on its last day. */
export const holdsCourse = ({ passed }: Pick<RuleFacts, 'passed'>, type: CourseType, on: CalendarDate): boolean => {
  const last = passed[type];
  return last !== undefined && (last === null || last >= on);
};

/** The basic course is over, passed and still valid on the day of the oath. */
export const mayTakeOath = ({ passed, passed_since = {} }: Pick<RuleFacts, 'passed' | 'passed_since'>, on: CalendarDate): boolean =>
  holdsCourse({ passed }, 'Basic', on) && (passed_since.Basic ?? on) <= on;
