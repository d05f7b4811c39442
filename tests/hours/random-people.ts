/** People, plans and punches made up by chance, most punches within a minute of an edge that something depends on. */
import fc from 'fast-check';
import type { DayOfWeek, Kind, Person, Punch, Session, Setting, Template } from './by-hand/facts.ts';
import { at, dayAfter } from './by-hand/line.ts';

/** A Monday, and days around it. */
export const FIRST = '2026-11-02';
export const DAYS = 7;
/** Plans are known of days beside them. */
export const BESIDE = 3;

const sessionsOf = (text: string): Session[] =>
  text.split(' ').flatMap((one) => {
    const [start = '', end] = one.split('-');
    return end ? [{ start, end }] : [];
  });
const work = (text: string): DayOfWeek => ({ kind: 'Working', sessions: sessionsOf(text) });
const free = (kind: Kind): DayOfWeek => ({ kind, sessions: [] });

const day = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('09:00-18:00', '08:00-12:00 13:00-17:00', '08:00-12:00 12:00-16:01', '22:00-06:00', '19:00-07:00').map(work) },
  { weight: 2, arbitrary: fc.constantFrom('06:00-09:00 10:00-13:00 14:00-17:45', '00:00-08:00 16:00-00:00', '14:00-19:00', '14:00-19:01').map(work) },
  { weight: 3, arbitrary: fc.constantFrom<Kind>('Rest Day', 'Off Day').map(free) },
);

const template = fc
  .record({
    week: fc.array(day, { minLength: 7, maxLength: 7 }),
    breakMinutes: fc.constantFrom(0, 45, 60),
    flexibleHours: fc.option(fc.constantFrom(4, 8), { nil: undefined, freq: 4 }),
    inWindow: fc.option(fc.constantFrom(0, 10), { nil: undefined }),
    outWindow: fc.option(fc.constantFrom(0, 5), { nil: undefined }),
  })
  // Flexible days have hours and no times.
  .map((one): Template => (one.flexibleHours === undefined ? one : { ...one, week: one.week.map(({ kind }) => free(kind)) }));

export const setting: fc.Arbitrary<Setting> = fc.record({
  inWindow: fc.constantFrom(0, 15),
  outWindow: fc.constantFrom(0, 15, 30),
  earlyLimit: fc.constantFrom(30, 120, 240, 480),
  perSession: fc.boolean(),
  allowUnscheduled: fc.boolean(),
  step: fc.constantFrom(0, 5, 10, 15, 30),
  overtimeLeast: fc.constantFrom(0, 20, 30, 60),
});

const date = fc.integer({ min: -1, max: DAYS }).map((days) => dayAfter(FIRST, days));
const once = <T extends { readonly date: string }>(one: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(one, { maxLength, selector: (each) => each.date });

export const person: fc.Arbitrary<Person> = fc.record({
  offset: fc.constantFrom('+08:00', '+07:00', '+09:00', '+05:45'),
  state: fc.constant('Selangor'),
  branch: fc.constant(1),
  roster: once(
    fc.record({ date, day, published: fc.boolean() }).map(({ day: planned, ...row }) => ({ ...row, ...planned })),
    3,
  ),
  assigned: fc.option(template, { nil: undefined }).map((one) => (one ? [{ from: '2026-11-04', to: '2026-11-06', template: one }] : [])),
  standard: fc.option(template, { nil: undefined, freq: 8 }),
  leave: once(fc.record({ date, part: fc.constantFrom('morning' as const, 'afternoon' as const, 'day' as const) }), 3),
  holidays: once(
    fc.record({
      date,
      states: fc.constantFrom([], ['Selangor', 'Johor'], ['Johor']),
      branches: fc.constantFrom([], [1], [2]),
      half: fc.option(fc.constant('afternoon' as const), { nil: undefined }),
    }),
    2,
  ),
  setting,
});

const EDGES = [...'00 05 06 07 08 09 10 12 13 14 16 17 18 19 22'.split(' ').map((hour) => Number(hour) * 60), 1065, 961];
const OFF = [0, 5, 10, 15, 30, 60, 120, 240, 300, 480];
const minuteOfDay = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...EDGES), fc.constantFrom(...OFF), fc.constantFrom(-1, 1), fc.integer({ min: -1, max: 1 }))
      .map(([edge, off, sign, more]) => edge + sign * off + more),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1439 }) },
);
const punch = fc.record({ day: fc.integer({ min: 0, max: DAYS - 1 }), minute: minuteOfDay, second: fc.integer({ min: 0, max: 59 }) });

/** Ins and outs mostly in turn, no two in the same second. */
export const punchesOf = ({ offset }: Person, maxLength = 16): fc.Arbitrary<Punch[]> =>
  fc
    .tuple(
      fc.uniqueArray(punch, { maxLength, selector: ({ day: on, minute, second }) => (on * 1440 + minute) * 60 + second }),
      fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
    )
    .map(([list, chance]) => {
      const times = list.map(({ day: on, minute, second }) => at(dayAfter(FIRST, on), '00:00', offset) * 60_000 + minute * 60_000 + second * 1000);
      return times
        .toSorted((one, other) => one - other)
        .map((ms, index): Punch => {
          const isApprover = chance.next().value !== 0;
          return { id: index + 1, kind: (index % 2 === 0) === isApprover ? 'in' : 'out', at: new Date(ms).toISOString() };
        });
    });

export const given = person.chain((who) => fc.record({ person: fc.constant(who), punches: punchesOf(who) }));

/** Puts anything into another order. */
export const shuffled = fc.infiniteStream(fc.nat()).map(
  (chance) =>
    <T>(list: readonly T[]): T[] =>
      list
        .map((each) => ({ each, by: chance.next().value ?? 0 }))
        .sort((one, other) => one.by - other.by)
        .map(({ each }) => each),
);
