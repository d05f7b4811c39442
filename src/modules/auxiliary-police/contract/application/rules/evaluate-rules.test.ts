/** Each rule by a table of cases at its edges. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { APPOINTMENT } from './appointment-rules.ts';
import { CARD } from './card-rules.ts';
import { COURSE } from './course-rules.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { RANK } from './rank-rules.ts';
import { STAGES, type LadderStep, type RuleFacts } from '../../rule-facts.ts';
import { lastDayOfService, renewedUntil } from './service-end.ts';

const day = calendarDate;
const step = (id: number, more: Partial<LadderStep> = {}): LadderStep => ({
  id,
  level: id,
  name: `Rank ${id}`,
  min_service_months: 36,
  course_type: null,
  establishment: null,
  officers: 0,
  ...more,
});
const FACTS: RuleFacts = {
  stage: 'submit',
  today: day('2026-11-20'),
  applied: day('2026-11-20'),
  type: 'Officer',
  category: 'New Appointment',
  payload: { source: 'Civilian', consent: true },
  sensitive: { medical_date: '2026-06-01', medical_fit: true, vetting_status: 'Cleared', criminal: false, drug: false },
  decision: {},
  person: { birth: day('1996-03-05'), local: true },
  officer: null,
  ladder: [step(1), step(2), step(3)],
  highest_rank_id: null,
  strength: { approved: 10, gazetted: null, taken: 4 },
  passed: { Basic: null },
  areas: [],
  others_open: 0,
  max_civilian_age: 45,
  live_firing_months: 12,
  places: null,
  armoury: null,
};
const OFFICER = {
  id: 7,
  status: 'Active' as const,
  rank_id: 1,
  rank_since: day('2023-11-20'),
  appointment_expiry: day('2027-01-31'),
  oath_date: null,
  acting_rank_id: null,
  open_charges: 0,
  firearm_permitted: true,
  firearm_qualified_at: day('2025-11-20'),
  vetting_status: 'Cleared' as const,
  cards: [],
  appointed_at: day('2020-01-01'),
  issued: [],
};
const promotion = (more: Partial<RuleFacts> = {}): Partial<RuleFacts> => ({
  type: 'Rank',
  category: 'Promotion',
  payload: { to_rank_id: 2, effective_date: '2026-11-20' },
  officer: OFFICER,
  ...more,
});
const card = (category: string, kind: string, more: Partial<RuleFacts> = {}): Partial<RuleFacts> => ({
  type: 'Card',
  category,
  payload: { kind },
  officer: OFFICER,
  ...more,
});
const having = (...statuses: readonly string[]) => ({ officer: { ...OFFICER, cards: statuses.map((status) => ({ kind: 'Pass', status })) } });
const weights = (more: Partial<RuleFacts>) => Object.fromEntries(evaluateRules({ ...FACTS, ...more }).map(({ rule, weight }) => [rule, weight]));
const payload = (more: object) => ({ payload: { ...FACTS.payload, ...more } });
const sensitive = (more: object) => ({ sensitive: { ...FACTS.sensitive, ...more } });
const renewal = (birth: string, years: number) => ({ category: 'Renewal', officer: OFFICER, ...born(birth), ...payload({ years }) });
const born = (birth: string | null) => ({ person: { birth: birth === null ? null : day(birth), local: true } });

describe('an application', () => {
  it.each<[string, Partial<RuleFacts>, string, string | undefined]>([
    ['on the 18th birthday', born('2008-11-20'), 'age', 'ok'],
    ['the day before it', born('2008-11-21'), 'age', 'block'],
    ['a civilian the day before the 46th birthday', born('1980-11-21'), 'age', 'ok'],
    ['a civilian on it', born('1980-11-20'), 'age', 'block'],
    ['a former soldier of 55', { ...born('1971-11-20'), ...payload({ source: 'Ex-Army' }) }, 'age', 'ok'],
    ['a former soldier of 56', { ...born('1970-11-20'), ...payload({ source: 'Ex-Army' }) }, 'age', 'block'],
    ['who was young enough when it was submitted', { ...born('1980-11-20'), applied: day('2026-11-19') }, 'age', 'ok'],
    ['no date of birth', born(null), 'age', 'block'],
    ['a foreigner', { person: { birth: day('1996-03-05'), local: false } }, 'local', 'block'],
    ['on the last day of service', { ...born('1966-11-21'), ...payload({ source: 'Ex-Army' }) }, 'service', undefined],
    ['on the 60th birthday', { ...born('1966-11-20'), ...payload({ source: 'Ex-Army' }) }, 'service', 'block'],
    ['appointed until the day before the 60th birthday', { decision: { appointment_expiry: '2056-03-04' } }, 'service', 'ok'],
    ['appointed until the 60th birthday', { decision: { appointment_expiry: '2056-03-05' } }, 'service', 'block'],
    ['an appointment that ends where it begins', { decision: { appointed_at: '2026-12-01', appointment_expiry: '2026-12-01' } }, 'period', 'block'],
    ['medical twelve months ago', sensitive({ medical_date: '2025-11-20' }), 'medical', 'ok'],
    ['medical a day older', sensitive({ medical_date: '2025-11-19' }), 'medical', 'block'],
    ['unfit', sensitive({ medical_fit: false }), 'medical', 'block'],
    ['no medical', sensitive({ medical_date: undefined }), 'medical', 'block'],
    ['vetting pending at submission', sensitive({ vetting_status: 'Pending' }), 'vetting', 'warn'],
    ['vetting pending at approval', { stage: 'approve', ...sensitive({ vetting_status: 'Pending' }) }, 'vetting', 'block'],
    ['vetting failed', sensitive({ vetting_status: 'Failed' }), 'vetting', 'block'],
    ['a record declared', sensitive({ criminal: true }), 'record', 'warn'],
    ['no consent', payload({ consent: false }), 'consent', 'block'],
    ['full strength at forwarding', { stage: 'forward', strength: { approved: 4, gazetted: null, taken: 4 } }, 'strength', 'warn'],
    ['full strength at approval', { stage: 'approve', strength: { approved: 4, gazetted: null, taken: 4 } }, 'strength', 'block'],
    ['the last place', { stage: 'approve', strength: { approved: 5, gazetted: null, taken: 4 } }, 'strength', 'ok'],
    ['above what is gazetted', { stage: 'approve', strength: { approved: 9, gazetted: 4, taken: 4 } }, 'strength', 'warn'],
    ['no unit at approval', { stage: 'approve', strength: null }, 'strength', 'block'],
    ['no basic course, no oath', { passed: {} }, 'oath', 'warn'],
    ['no basic course, an oath', { passed: {}, decision: { oath_date: '2026-11-19' } }, 'oath', 'block'],
    ['an oath on the last valid day of the course', { passed: { Basic: day('2026-11-19') }, decision: { oath_date: '2026-11-19' } }, 'oath', 'ok'],
    ['another open application', { others_open: 1 }, 'open_application', 'block'],
    ['a renewal that ends the day before the 60th birthday', renewal('1970-02-01', 3), 'service', 'ok'],
    ['a renewal that ends on it', renewal('1970-01-31', 3), 'service', 'block'],
    ['a shorter one', renewal('1970-01-31', 2), 'service', 'ok'],
    ['an oath on the last day of the basic course', { passed_since: { Basic: day('2026-11-19') }, decision: { oath_date: '2026-11-19' } }, 'oath', 'ok'],
    ['an oath a day before it', { passed_since: { Basic: day('2026-11-20') }, decision: { oath_date: '2026-11-19' } }, 'oath', 'block'],
    [
      'a renewal for somebody who left the company',
      { ...renewal('1970-02-01', 1), person: { ...born('1970-02-01').person, employed: false } },
      'officer',
      'block',
    ],
    [
      'the end of an appointment on its first day',
      { category: 'Termination', officer: OFFICER, ...payload({ effective_date: '2020-01-01' }) },
      'period',
      undefined,
    ],
    ['the end a day before it began', { category: 'Termination', officer: OFFICER, ...payload({ effective_date: '2019-12-31' }) }, 'period', 'block'],
    ['a termination of somebody who left', { category: 'Termination', officer: { ...OFFICER, status: 'Inactive' } }, 'officer', undefined],
    [
      'a termination of somebody who has equipment, at approval',
      { category: 'Termination', stage: 'approve', officer: { ...OFFICER, issued: ['HK P30'] } },
      'equipment',
      'block',
    ],
    ['the same while it is prepared', { category: 'Termination', officer: { ...OFFICER, issued: ['HK P30'] } }, 'equipment', 'warn'],
    ['a transfer of somebody who left', { category: 'Transfer Area', officer: { ...OFFICER, status: 'Inactive' } }, 'officer', 'block'],
    ['promotion to the next rank', promotion(), 'step', 'ok'],
    ['promotion over one rank', promotion({ payload: { to_rank_id: 3, effective_date: '2026-11-20' } }), 'step', 'block'],
    ['exactly as many months as are needed', promotion(), 'rank_service', 'ok'],
    ['a day less', promotion({ payload: { to_rank_id: 2, effective_date: '2026-11-19' } }), 'rank_service', 'block'],
    [
      'before the present rank was had',
      promotion({ payload: { to_rank_id: 2, effective_date: '2023-11-19' }, ladder: [step(1), step(2, { min_service_months: 0 })] }),
      'rank_service',
      'block',
    ],
    [
      'on the day of the present rank, where no months are needed',
      promotion({ payload: { to_rank_id: 2, effective_date: '2023-11-20' }, ladder: [step(1), step(2, { min_service_months: 0 })] }),
      'rank_service',
      'ok',
    ],
    [
      'a demotion before the present rank was had',
      promotion({ category: 'Demotion', officer: { ...OFFICER, rank_id: 3 }, payload: { to_rank_id: 2, effective_date: '2023-11-19' } }),
      'rank_service',
      'block',
    ],
    ['acting from before it', promotion({ category: 'Acting', payload: { to_rank_id: 2, effective_date: '2023-11-19' } }), 'rank_service', 'block'],
    [
      'in the rank since 29 February, 36 months later',
      promotion({ officer: { ...OFFICER, rank_since: day('2024-02-29') }, payload: { to_rank_id: 2, effective_date: '2027-02-28' } }),
      'rank_service',
      'ok',
    ],
    ['a suspended officer', promotion({ officer: { ...OFFICER, status: 'Suspended' } }), 'conduct', 'block'],
    ['an open charge', promotion({ officer: { ...OFFICER, open_charges: 1 } }), 'conduct', 'block'],
    ['without the course of the rank', promotion({ ladder: [step(1), step(2, { course_type: 'Promotion' })] }), 'rank_course', 'block'],
    [
      'with it, on its last day',
      promotion({ ladder: [step(1), step(2, { course_type: 'Promotion' })], passed: { Promotion: day('2026-11-20') } }),
      'rank_course',
      'ok',
    ],
    ['above the highest rank', promotion({ highest_rank_id: 1 }), 'highest', 'block'],
    ['a full rank at submission', promotion({ ladder: [step(1), step(2, { establishment: 2, officers: 2 })] }), 'establishment', 'warn'],
    ['a full rank at approval', promotion({ stage: 'approve', ladder: [step(1), step(2, { establishment: 2, officers: 2 })] }), 'establishment', 'block'],
    ['acting in a lower rank', promotion({ category: 'Acting', officer: { ...OFFICER, rank_id: 3 } }), 'step', 'block'],
    ['confirmation in the acting rank', promotion({ category: 'Confirmation', officer: { ...OFFICER, acting_rank_id: 2 } }), 'step', 'ok'],
    ['confirmation in another', promotion({ category: 'Confirmation' }), 'step', 'block'],
    ['demotion to a lower rank', promotion({ category: 'Demotion', officer: { ...OFFICER, rank_id: 3 } }), 'step', 'ok'],
    ['demotion to a higher one', promotion({ category: 'Demotion' }), 'step', 'block'],
    ['as many people as free places', { type: 'Course', category: 'Enrolment', places: { free: 2, wanted: 2, open: true, refused: [] } }, 'room', 'ok'],
    ['one more', { type: 'Course', category: 'Enrolment', places: { free: 2, wanted: 3, open: true, refused: [] } }, 'room', 'block'],
    ['a course that has begun', { type: 'Course', category: 'Enrolment', places: { free: 2, wanted: 1, open: false, refused: [] } }, 'open', 'block'],
    [
      'somebody whom it does not take',
      { type: 'Course', category: 'Enrolment', places: { free: 2, wanted: 1, open: true, refused: ['Ali'] } },
      'eligible',
      'block',
    ],
    ['a card for a suspended officer', card('New', 'Pass', { officer: { ...OFFICER, status: 'Suspended' } }), 'holder', 'block'],
    ['a card for somebody who left the company', card('New', 'Pass', { person: { birth: null, local: true, employed: false } }), 'holder', 'block'],
    ['a card that has ended already', card('New', 'Pass', { decision: { issued_at: '2025-11-20', expiry_at: '2026-11-19' } }), 'until', 'block'],
    ['a card that ends today', card('New', 'Pass', { decision: { issued_at: '2025-11-20', expiry_at: '2026-11-20' } }), 'until', 'ok'],
    ['a suspended officer returns one', card('Return', 'Pass', { officer: { ...OFFICER, status: 'Suspended' } }), 'holder', undefined],
    ['a card before the basic course', card('New', 'Pass', { passed: {} }), 'ground', 'block'],
    ['a firearm card on the last day of the live firing', card('New', 'Firearm Card'), 'ground', 'ok'],
    ['a firearm card a day later', card('New', 'Firearm Card', { today: day('2026-11-21') }), 'ground', 'block'],
    ['a firearm card without the permission', card('New', 'Firearm Card', { officer: { ...OFFICER, firearm_permitted: false } }), 'ground', 'block'],
    ['a card before the vetting is cleared', card('New', 'Pass', { officer: { ...OFFICER, vetting_status: 'Pending' } }), 'cleared', 'block'],
    ['a second active card of a kind', card('New', 'Pass', having('Active')), 'present', 'block'],
    ['a new one after a lost one', card('New', 'Pass', having('Lost')), 'present', undefined],
    ['renewal of an expired one', card('Renewal', 'Pass', having('Expired')), 'present', undefined],
    ['replacement of an expired one', card('Replacement (Lost)', 'Pass', having('Expired')), 'present', 'block'],
    ['a card that ends with the appointment', card('New', 'Pass', { decision: { issued_at: '2026-11-20', expiry_at: '2027-01-31' } }), 'until', 'ok'],
    ['a card that outlives it by a day', card('New', 'Pass', { decision: { issued_at: '2026-11-20', expiry_at: '2027-02-01' } }), 'until', 'block'],
    ['a card that ends on its first day', card('New', 'Pass', { decision: { issued_at: '2026-11-20', expiry_at: '2026-11-20' } }), 'until', 'block'],
  ])('%s', (_title, facts, rule, weight) => {
    expect(weights(facts)[rule]).toBe(weight);
  });

  const at = (stage: RuleFacts['stage'], more: Partial<RuleFacts> = {}): Partial<RuleFacts> => ({ stage, ...more });
  const places = (more: Partial<NonNullable<RuleFacts['places']>>): Partial<RuleFacts> => ({
    type: 'Course',
    category: 'Enrolment',
    places: { free: 2, wanted: 1, open: true, refused: [], ...more },
  });
  const pass = (more: Partial<RuleFacts>) => card('New', 'Pass', more);
  const FIELDS: readonly (readonly [rule: string, field: string | undefined, facts: Partial<RuleFacts>])[] = [
    ['open_application', 'employee_id', { others_open: 1 }],
    ['open_application', 'officer_id', pass({ others_open: 1 })],
    ['age', 'employee_id', born(null)],
    ['age', 'employee_id', born('2008-11-21')],
    ['age', 'employee_id', born('1980-11-20')],
    ['local', 'employee_id', { person: { birth: day('1996-03-05'), local: false } }],
    ['service', 'employee_id', { ...born('1966-11-20'), ...payload({ source: 'Ex-Army' }) }],
    ['service', 'decision.appointment_expiry', { decision: { appointment_expiry: '2056-03-05' } }],
    ['service', 'payload.years', renewal('1970-01-31', 3)],
    ['period', 'decision.appointment_expiry', { decision: { appointed_at: '2026-12-01', appointment_expiry: '2026-12-01' } }],
    ['medical', 'payload.medical_date', sensitive({ medical_date: undefined })],
    ['medical', 'payload.medical_date', sensitive({ medical_date: '2025-11-19' })],
    ['medical', 'payload.medical_fit', sensitive({ medical_fit: false })],
    ['vetting', 'payload.vetting_status', sensitive({ vetting_status: 'Failed' })],
    ['vetting', 'payload.vetting_status', at('approve', sensitive({ vetting_status: 'Pending' }))],
    ['vetting', 'payload.vetting_date', sensitive({ vetting_date: '2026-11-21' })],
    ['record', 'payload.criminal', sensitive({ criminal: true })],
    ['record', 'payload.drug', sensitive({ drug: true })],
    ['consent', 'payload.consent', payload({ consent: false })],
    // The unit is in no form: nothing there can be put right.
    ['strength', undefined, at('approve', { strength: null })],
    ['strength', undefined, at('approve', { strength: { approved: 4, gazetted: null, taken: 4 } })],
    ['oath', 'decision.oath_date', { passed: {}, decision: { oath_date: '2026-11-19' } }],
    ['oath', 'employee_id', { passed: {} }],
    ['area', 'payload.authority_area', { areas: ['Klang'], ...payload({ authority_area: 'Ipoh' }) }],
    ['equipment', 'officer_id', at('approve', { category: 'Termination', officer: { ...OFFICER, issued: ['HK P30'] } })],
    ['planned', 'payload.effective_date', { category: 'Termination', officer: OFFICER, planned: 2 }],
    ['officer', 'officer_id', { category: 'Transfer Area', officer: { ...OFFICER, status: 'Inactive' } }],
    ['step', 'payload.to_rank_id', promotion({ payload: { effective_date: '2026-11-20' } })],
    ['step', 'payload.to_rank_id', promotion({ payload: { to_rank_id: 3, effective_date: '2026-11-20' } })],
    ['step', 'payload.to_rank_id', promotion({ category: 'Acting', officer: { ...OFFICER, rank_id: 3 } })],
    ['step', 'payload.to_rank_id', promotion({ category: 'Confirmation' })],
    ['step', 'payload.to_rank_id', promotion({ category: 'Demotion' })],
    ['conduct', 'officer_id', promotion({ officer: { ...OFFICER, status: 'Suspended' } })],
    ['conduct', 'officer_id', promotion({ officer: { ...OFFICER, open_charges: 1 } })],
    ['rank_service', 'payload.effective_date', promotion({ payload: { to_rank_id: 2, effective_date: '2026-11-19' } })],
    ['rank_course', 'officer_id', promotion({ ladder: [step(1), step(2, { course_type: 'Promotion' })] })],
    ['highest', 'payload.to_rank_id', promotion({ highest_rank_id: 1 })],
    ['highest', 'decision.rank_id', { highest_rank_id: 1, decision: { rank_id: 2 } }],
    ['establishment', 'payload.to_rank_id', promotion({ stage: 'approve', ladder: [step(1), step(2, { establishment: 2, officers: 2 })] })],
    ['establishment', 'decision.rank_id', at('approve', { decision: { rank_id: 2 }, ladder: [step(1), step(2, { establishment: 2, officers: 2 })] })],
    ['room', 'payload.employee_ids', places({ wanted: 3 })],
    ['open', 'payload.course_id', places({ open: false })],
    ['eligible', 'payload.employee_ids', places({ refused: ['Ali'] })],
    ['holder', 'officer_id', pass({ officer: { ...OFFICER, status: 'Suspended' } })],
    ['ground', 'officer_id', pass({ passed: {} })],
    ['ground', 'payload.kind', card('New', 'Firearm Card', { officer: { ...OFFICER, firearm_permitted: false } })],
    ['ground', 'payload.kind', card('New', 'Firearm Card', { today: day('2026-11-21') })],
    ['cleared', 'officer_id', pass({ officer: { ...OFFICER, vetting_status: 'Pending' } })],
    ['present', 'payload.kind', pass(having('Active'))],
    ['present', 'payload.kind', card('Renewal', 'Pass')],
    ['present', 'payload.kind', card('Return', 'Pass')],
    ['until', 'decision.expiry_at', pass({ decision: { issued_at: '2026-11-20', expiry_at: '2027-02-01' } })],
    ['until', 'decision.expiry_at', pass({ decision: { issued_at: '2026-11-20', expiry_at: '2026-11-20' } })],
  ];
  it.each(FIELDS)('%s is said at %s', (rule, field, more) => {
    const said = evaluateRules({ ...FACTS, ...more }).filter((verdict) => verdict.rule === rule);
    expect(said).toMatchObject([{ weight: expect.stringMatching('block|warn') as string }]);
    expect(said[0]?.field).toBe(field);
  });

  it('has a place for what each rule refuses', () => {
    const named = new Set(FIELDS.map(([rule]) => rule));
    expect(Object.keys({ ...APPOINTMENT, ...RANK, ...COURSE, ...CARD }).filter((rule) => !named.has(rule))).toEqual([]);
  });

  it('never gets easier from stage to stage', () => {
    const grave = { ok: 0, warn: 1, block: 2 } as const;
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.constantFrom('Pending', 'Cleared', 'Failed'), fc.boolean(), (taken, approved, vetting_status, basic) => {
        const facts = { ...FACTS, strength: { approved, gazetted: null, taken }, ...sensitive({ vetting_status }), passed: basic ? { Basic: null } : {} };
        const [first, , last] = STAGES.map((stage) => new Map(evaluateRules({ ...facts, stage }).map(({ rule, weight }) => [rule, grave[weight]])));
        for (const [rule, weight] of first ?? []) expect(last?.get(rule) ?? 0).toBeGreaterThanOrEqual(weight);
      }),
    );
  });
});

describe('dates of service', () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((n): CalendarDate => addDays(day('1960-01-01'), n));
  it('the last day is before the 60th birthday, and the day after it is not', () => {
    fc.assert(fc.property(dates, (birth) => addDays(lastDayOfService(birth), 1) === addYears(birth, 60)));
  });
  it.each([
    ['2027-01-31', '2026-11-20', 3, '2030-01-31'],
    ['2026-01-31', '2026-11-20', 1, '2027-11-20'],
    ['2026-11-20', '2026-11-20', 2, '2028-11-20'],
  ])('renewed from the later of %s and %s', (old, decided, years, until) => {
    expect(renewedUntil(day(old), day(decided), years)).toBe(until);
  });
});
