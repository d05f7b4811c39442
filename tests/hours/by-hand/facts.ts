/** What is known of one person before their days are judged, in the words of the specification. */
export type Kind = 'Working' | 'Rest Day' | 'Off Day';
export type Half = 'morning' | 'afternoon';

export interface Session {
  readonly start: string;
  readonly end: string;
}

export interface DayOfWeek {
  readonly kind: Kind;
  readonly sessions: readonly Session[];
}

/** Seven days from Monday; hours instead of sessions make it flexible. */
export interface Template {
  readonly week: readonly DayOfWeek[];
  readonly breakMinutes: number;
  readonly flexibleHours?: number | undefined;
  readonly inWindow?: number | undefined;
  readonly outWindow?: number | undefined;
}

export interface Roster extends DayOfWeek {
  readonly date: string;
  readonly published: boolean;
}

export interface Holiday {
  readonly date: string;
  /** Empty: all of them. */
  readonly states: readonly string[];
  readonly branches: readonly number[];
  readonly half?: Half | undefined;
}

export interface Setting {
  readonly inWindow: number;
  readonly outWindow: number;
  readonly earlyLimit: number;
  readonly perSession: boolean;
  readonly allowUnscheduled: boolean;
  readonly step: number;
  readonly overtimeLeast: number;
}

export interface Punch {
  readonly id: number;
  readonly kind: 'in' | 'out';
  /** With the offset of whatever clock wrote it. */
  readonly at: string;
}

export interface Person {
  /** Of the company's clock, as `+08:00`. */
  readonly offset: string;
  readonly state: string;
  readonly branch: number;
  readonly roster: readonly Roster[];
  readonly assigned: readonly { readonly from: string; readonly to?: string | undefined; readonly template: Template }[];
  readonly standard?: Template | undefined;
  readonly leave: readonly { readonly date: string; readonly part: Half | 'day' }[];
  readonly holidays: readonly Holiday[];
  readonly setting: Setting;
}
