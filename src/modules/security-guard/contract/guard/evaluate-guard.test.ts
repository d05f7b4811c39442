import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { evaluateGuard, refusals, REQUIREMENTS, type GuardFacts, type GuardRules, type Requirement } from './evaluate-guard.ts';

const RULES: GuardRules = { csg_months: 6, live_firing_months: 6, letter_from: null };
const GUARD: GuardFacts = {
  status: 'Active',
  category: 'Local',
  nationality: 'Malaysian',
  date_of_birth: '1990-05-10',
  joined_at: '2024-01-31',
  left_at: null,
  blacklisted: false,
  vetting_status: 'Approved',
  vetting_expiry: '2026-11-20',
  csg_date: '2024-06-01',
  medical_date: null,
  medical_fit: null,
  drug_test_result: 'Negative',
  permit_expiry: null,
  firearm_permit_expiry: null,
  live_firing_at: null,
  letter_date: null,
  licence_expiry: '2027-12-31',
};
const DAY = calendarDate('2026-11-20');
const of = (given: Partial<GuardFacts>, { day = DAY, last = day, rules = RULES }: { day?: CalendarDate; last?: CalendarDate; rules?: GuardRules } = {}) =>
  refusals(evaluateGuard({ ...GUARD, ...given }, rules, day, last));
const verdict = (requirement: Requirement, given: Partial<GuardFacts>, day = DAY) =>
  evaluateGuard({ ...GUARD, ...given }, RULES, day).find((finding) => finding.requirement === requirement)?.verdict;

test('a guard with all papers is refused nothing', () => {
  expect(of({})).toEqual([]);
  expect(evaluateGuard(GUARD, RULES, DAY).map(({ requirement }) => requirement)).toEqual([...REQUIREMENTS]);
});

describe('what refuses a duty', () => {
  const armed = { category: 'Armed', firearm_permit_expiry: '2026-12-31', live_firing_at: '2026-05-20' } as const;
  const nepali = { category: 'Foreign', nationality: 'Nepali', permit_expiry: '2026-11-20' } as const;
  const senior = { date_of_birth: '1966-11-20', medical_date: '2025-11-20', medical_fit: true } as const;
  test.each<[string, Partial<GuardFacts>, Requirement[]]>([
    ['an inactive guard', { status: 'Inactive' }, ['status']],
    ['one who joins the day after', { joined_at: '2026-11-21' }, ['status']],
    ['one on the last day', { left_at: '2026-11-20' }, []],
    ['one who left the day before', { left_at: '2026-11-19' }, ['status']],
    ['a blacklisted one', { blacklisted: true }, ['blacklist']],
    ['18 on the day', { date_of_birth: '2008-11-20' }, []],
    ['18 the day after', { date_of_birth: '2008-11-21' }, ['age']],
    ['no date of birth', { date_of_birth: null }, ['age']],
    ['vetting on its last day', { vetting_expiry: '2026-11-20' }, []],
    ['vetting that ended', { vetting_expiry: '2026-11-19' }, ['vetting']],
    ['vetting not decided', { vetting_status: 'Pending' }, ['vetting']],
    ['vetting expired by the night', { vetting_status: 'Expired' }, ['vetting']],
    ['no course on the last day of six months', { csg_date: null, joined_at: '2026-05-20' }, []],
    ['no course the day after', { csg_date: null, joined_at: '2026-05-19' }, ['csg']],
    ['a course that comes later', { csg_date: '2026-11-21' }, ['csg']],
    ['60 with an examination twelve months ago', senior, []],
    ['60 with an older one', { ...senior, medical_date: '2025-11-19' }, ['medical']],
    ['59 without one', { ...senior, date_of_birth: '1966-11-21', medical_date: null }, []],
    ['found unfit at any age', { medical_fit: false }, ['medical']],
    ['a positive drug test', { drug_test_result: 'Positive' }, ['drugs']],
    ['a permit on its last day', nepali, []],
    ['a permit that ended', { ...nepali, permit_expiry: '2026-11-19' }, ['permit']],
    ['no permit', { ...nepali, permit_expiry: null }, ['permit']],
    ['armed with live firing six months ago', armed, []],
    ['armed with older live firing', { ...armed, live_firing_at: '2026-05-19' }, ['firing']],
    ['armed without a permit', { ...armed, firearm_permit_expiry: null }, ['firearm']],
    ["the agency's licence on its last day", { licence_expiry: '2026-11-20' }, []],
    ["the agency's licence ended", { licence_expiry: '2026-11-19' }, ['licence']],
  ])('%s', (_name, given, expected) => expect(of(given)).toEqual(expected));

  test('a night needs everything on both of its days', () => {
    expect(of({ vetting_expiry: '2026-11-20' }, { last: addDays(DAY, 1) })).toEqual(['vetting']);
    expect(of({ csg_date: null, joined_at: '2026-05-20', vetting_expiry: '2027-01-01' }, { last: addDays(DAY, 1) })).toEqual(['csg']);
    expect(of({ left_at: '2026-11-20', vetting_expiry: '2027-01-01' }, { last: addDays(DAY, 1) })).toEqual(['status']);
  });

  test('a letter of approval is needed once the law is in force', () => {
    const inForce = { ...RULES, letter_from: '2026-11-20' };
    expect(of({}, { rules: inForce })).toEqual(['letter']);
    expect(of({ letter_date: '2026-11-20' }, { rules: inForce })).toEqual([]);
    expect(of({}, { rules: inForce, day: addDays(DAY, -1) })).toEqual([]);
  });
});

test('what warns does not refuse', () => {
  expect(verdict('csg', { csg_date: null, joined_at: '2026-11-01' })).toBe('warning');
  expect(verdict('licence', { licence_expiry: null })).toBe('warning');
  expect(verdict('drugs', { drug_test_result: null })).toBe('warning');
});

test('what is met until a day is met on that day and on none after it', () => {
  const facts = fc.record({
    vetting_expiry: fc.integer({ min: -40, max: 40 }).map((days) => addDays(DAY, days)),
    licence_expiry: fc.integer({ min: -40, max: 40 }).map((days) => addDays(DAY, days)),
    permit_expiry: fc.integer({ min: -40, max: 40 }).map((days) => addDays(DAY, days)),
    live_firing_at: fc.integer({ min: -400, max: 0 }).map((days) => addDays(DAY, days)),
  });
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: 400 }), (given, later) => {
      const guard = { ...GUARD, ...given, nationality: 'Nepali', category: 'Armed', firearm_permit_expiry: '2030-01-01' } as const;
      for (const { requirement, until, verdict: found } of evaluateGuard(guard, RULES, DAY)) {
        if (until === null || found === 'unneeded') continue;
        const day = addDays(DAY, later);
        const then = evaluateGuard(guard, RULES, DAY, day).find((each) => each.requirement === requirement);
        expect([requirement, then?.verdict === 'met']).toEqual([requirement, day <= until]);
      }
    }),
  );
});
