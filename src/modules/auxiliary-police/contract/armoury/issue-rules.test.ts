/** Who is given what: each rule at its edges, and the end of licences. */
import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '#platform/contract/dates.ts';
import type { IssueFacts } from './armoury-facts.ts';
import { judgeIssue } from './issue-rules.ts';
import { isLicenceEnd, licenceEnd } from './licence.ts';

const OFFICER: NonNullable<IssueFacts['officer']> = {
  status: 'Active',
  appointment_expiry: day('2026-11-20'),
  firearm_permitted: true,
  firearm_qualified_at: day('2025-11-20'),
  card_until: day('2026-11-20'),
  basic: true,
  firearm: null,
};
const LICENCE: NonNullable<IssueFacts['licence']> = { expires_at: day('2027-06-30'), holder_serves: true, holder_nominated: true };
const FACTS: IssueFacts = {
  today: day('2026-11-20'),
  category: 'Firearm',
  status: 'Available',
  condition: 'Good',
  in_store: 1,
  quantity: 1,
  licence: LICENCE,
  loss_reported: false,
  officer: OFFICER,
  live_firing_months: 12,
};
const by = (more: Partial<NonNullable<IssueFacts['officer']>>): Partial<IssueFacts> => ({ officer: { ...OFFICER, ...more } });
const under = (more: Partial<NonNullable<IssueFacts['licence']>>): Partial<IssueFacts> => ({ licence: { ...LICENCE, ...more } });
const blocks = (more: Partial<IssueFacts>) =>
  judgeIssue({ ...FACTS, ...more }).flatMap(({ rule, weight }) => (weight === 'block' ? [rule.replace('issue_', '')] : []));

describe('an issue', () => {
  it.each<[string, Partial<IssueFacts>, string[]]>([
    ['on the last day of appointment, card and firing', {}, []],
    ['the day after the appointment', by({ appointment_expiry: day('2026-11-19') }), ['serves']],
    ['to a suspended officer', by({ status: 'Suspended' }), ['serves']],
    ['to somebody who has left the company', by({ employed: false }), ['serves']],
    ['without the basic course', by({ basic: false }), ['basic']],
    ['without the permission', by({ firearm_permitted: false }), ['permitted']],
    ['a day after twelve months of firing', by({ firearm_qualified_at: day('2025-11-19') }), ['firing']],
    ['to somebody who never fired', by({ firearm_qualified_at: null }), ['firing']],
    ['without a firearm card', by({ card_until: null }), ['permit']],
    ['with a card that ended yesterday', by({ card_until: day('2026-11-19') }), ['permit']],
    ['of a second firearm', by({ firearm: 'HK P30' }), ['one']],
    ['of rounds to somebody with a firearm', { category: 'Ammunition', in_store: 50, quantity: 50, licence: null, ...by({ firearm: 'HK P30' }) }, []],
    ['of one round more than there is', { category: 'Ammunition', in_store: 50, quantity: 51, licence: null }, ['there']],
    ['of a radio to somebody without a permit', { category: 'Radio', licence: null, ...by({ firearm_permitted: false, card_until: null, basic: false }) }, []],
    ['of what is at the workshop', { status: 'Maintenance', in_store: 0 }, ['there']],
    ['of what cannot be used', { condition: 'Unserviceable' }, ['usable']],
    ['of what is reported as lost', { loss_reported: true }, ['reported']],
    ['without a licence', { licence: null }, ['licence']],
    ['on the last day of the licence', { today: day('2026-06-30'), ...under({ expires_at: day('2026-06-30') }) }, []],
    ['the day after it', under({ expires_at: day('2026-06-30') }), ['licence']],
    ['under the licence of somebody who left', under({ holder_serves: false }), ['licence']],
    ['under the licence of somebody who is not nominated any more', under({ holder_nominated: false }), []],
  ])('%s', (_title, more, expected) => {
    expect(blocks(more)).toEqual(expected);
  });

  it.each<[string, Partial<IssueFacts>, string | undefined]>([
    ['the officer', by({ status: 'Suspended' }), 'officer_id'],
    ['how many', { category: 'Ammunition', in_store: 50, quantity: 51, licence: null }, 'quantity'],
    // Over the counter the thing is chosen before the form is opened.
    ['the thing itself', { condition: 'Unserviceable' }, undefined],
  ])('is refused at the field of %s', (_title, more, field) => {
    expect(judgeIssue({ ...FACTS, ...more }).flatMap((verdict) => (verdict.weight === 'block' ? [verdict.field] : []))).toEqual([field]);
  });

  it('warns of a licence in another name than the nominated one', () => {
    expect(judgeIssue({ ...FACTS, ...under({ holder_nominated: false }) }).find(({ rule }) => rule === 'issue_licence')?.weight).toBe('warn');
  });
});

describe('a licence', () => {
  it.each([
    ['2026-06-29', '2026-06-30'],
    ['2026-06-30', '2026-06-30'],
    ['2026-07-01', '2027-06-30'],
    ['2026-12-31', '2027-06-30'],
    ['2028-02-29', '2028-06-30'],
  ])('granted on %s ends on %s', (granted, end) => {
    expect(licenceEnd(day(granted))).toBe(end);
    expect(isLicenceEnd(end)).toBe(true);
  });

  it('never ends on another day', () => {
    expect(isLicenceEnd('2027-06-29')).toBe(false);
    expect(isLicenceEnd('2027-12-31')).toBe(false);
  });
});
