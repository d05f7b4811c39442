/** A week of one person in a few words, from Monday 2 November 2026: what stands in no case is an off day, in an office with the portal's own settings. */
import type { DayOfWeek, Holiday, Kind, Person, Punch, Roster, Session, Setting, Template } from './by-hand/facts.ts';
import { dayAfter } from './by-hand/line.ts';
import { FIRST } from './random-people.ts';

export const SETTING: Setting = {
  inWindow: 15,
  outWindow: 15,
  earlyLimit: 240,
  perSession: false,
  allowUnscheduled: true,
  step: 0,
  overtimeLeast: 30,
};

const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** `Mo`, or the `10` of the month. */
export const dateOf = (name: string): string => (DAY_NAMES.includes(name) ? dayAfter(FIRST, DAY_NAMES.indexOf(name)) : `2026-11-${name}`);

export const sessionsOf = (text: string): Session[] =>
  text.split(' ').flatMap((one) => {
    const [start = '', end] = one.split('-');
    return end ? [{ start, end }] : [];
  });

/** `09:00-18:00`, `Rest Day`, `hours` of a flexible day. */
export const dayOf = (text: string): DayOfWeek => {
  if (text === 'Rest Day' || text === 'Off Day') return { kind: text satisfies Kind, sessions: [] };
  return { kind: 'Working', sessions: sessionsOf(text) };
};

export interface Week {
  /** `Mo 09:00-18:00` for each day that is no off day. */
  readonly days?: readonly string[];
  readonly template?: Partial<Template>;
  readonly setting?: Partial<Setting>;
  /** `Mo 08:00-12:00`, `Mo draft 08:00-12:00`. */
  readonly roster?: readonly string[];
  /** `Mo morning`. */
  readonly leave?: readonly string[];
  readonly holidays?: readonly (Omit<Partial<Holiday>, 'date'> & { readonly on: string })[];
  readonly none?: true;
}

const split = (text: string): [day: string, rest: string] => [dateOf(text.slice(0, 2)), text.slice(3)];

function rosterOf(text: string): Roster {
  const [date, rest] = split(text);
  return { date, published: !rest.startsWith('draft'), ...dayOf(rest.replace('draft ', '')) };
}

export function personOf({ days = ['Mo 09:00-18:00'], template, setting, roster = [], leave = [], holidays = [], none }: Week): Person {
  const planned = new Map(days.map(split));
  const week = DAY_NAMES.map((name) => dayOf(planned.get(dateOf(name)) ?? 'Off Day'));
  return {
    offset: '+08:00',
    state: 'Selangor',
    branch: 1,
    roster: roster.map(rosterOf),
    assigned: none ? [] : [{ from: '2026-01-01', template: { week, breakMinutes: 60, ...template } }],
    leave: leave.map((text) => {
      const [date, part] = split(text);
      return { date, part: part as 'day' };
    }),
    holidays: holidays.map(({ on, ...more }) => ({ date: dateOf(on), states: [], branches: [], ...more })),
    setting: { ...SETTING, ...setting },
  };
}

/** `in 08:57`, `out Tu 06:00:30`, or the instant itself as another clock wrote it. */
export function punchOf(text: string, at: number): Punch {
  const [kind, ...rest] = text.split(' ');
  const [time = '', name = 'Mo'] = rest.toReversed();
  const iso = time.includes('T') ? time : `${dateOf(name)}T${time.length === 5 ? `${time}:00` : time}+08:00`;
  return { id: at + 1, kind: kind === 'out' ? 'out' : 'in', at: iso };
}
