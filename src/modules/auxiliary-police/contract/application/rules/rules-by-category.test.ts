/** Which rule speaks in which category of application, and the rules about assets at their edges. */
import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '#platform/contract/dates.ts';
import type { ArmouryFacts, IssueFacts } from '../../armoury/armoury-facts.ts';
import { STAGES, type OfficerFacts, type RuleFacts, type Verdict } from '../../rule-facts.ts';
import { CATEGORIES } from '../categories.ts';
import { fieldsOf, valuesOf, type Category } from '../form-fields.ts';
import { ASSET } from './asset-rules.ts';
import { evaluateRules } from './evaluate-rules.ts';

const TODAY = day('2026-11-20');
const OFFICER: OfficerFacts = {
  id: 7,
  status: 'Active',
  rank_id: 1,
  rank_since: day('2020-01-01'),
  appointed_at: day('2020-01-01'),
  appointment_expiry: day('2027-01-31'),
  oath_date: null,
  acting_rank_id: null,
  open_charges: 0,
  firearm_permitted: true,
  firearm_qualified_at: day('2026-06-01'),
  vetting_status: 'Cleared',
  cards: [],
  issued: [],
};
const ISSUE: IssueFacts = {
  today: TODAY,
  category: 'Firearm',
  status: 'Available',
  condition: 'Good',
  in_store: 1,
  quantity: 1,
  licence: { expires_at: day('2027-06-30'), holder_serves: true, holder_nominated: true },
  loss_reported: false,
  officer: {
    status: 'Active',
    appointment_expiry: day('2027-01-31'),
    firearm_permitted: true,
    firearm_qualified_at: day('2026-06-01'),
    card_until: day('2027-01-31'),
    basic: true,
    firearm: null,
  },
  live_firing_months: 12,
};
const PISTOL = { id: 1, name: 'Pistol', category: 'Firearm', status: 'Available', inside: 1 } as const;
const ARMOURY: ArmouryFacts = { assets: [PISTOL], unknown: [], issue: null, witness_left: false, lost_from: null, serials_taken: [], licence_holder: true };
const rank = (id: number) => ({ id, level: id, name: `Rank ${id}`, min_service_months: 36, course_type: 'Promotion' as const, establishment: 5, officers: 1 });
const FACTS: RuleFacts = {
  stage: 'approve',
  today: TODAY,
  applied: TODAY,
  type: 'Officer',
  category: 'New Appointment',
  payload: {},
  sensitive: {},
  decision: {},
  person: { birth: day('1996-03-05'), local: true },
  officer: OFFICER,
  ladder: [rank(1), rank(2), rank(3)],
  highest_rank_id: 2,
  strength: { approved: 10, gazetted: null, taken: 4 },
  passed: { Basic: null },
  areas: ['Shah Alam'],
  others_open: 0,
  max_civilian_age: 45,
  live_firing_months: 12,
  places: null,
  armoury: null,
};

/** Facts under which every rule of a type that has something to say says it. */
const LOUD: Readonly<Record<string, readonly Partial<RuleFacts>[]>> = {
  Officer: [
    {
      payload: { source: 'Civilian', station: 'Shah Alam', authority_area: 'Klang', years: 2 },
      sensitive: { criminal: true },
      decision: { rank_id: 3, appointed_at: '2026-11-20', appointment_expiry: '2026-11-20' },
      officer: { ...OFFICER, issued: ['Pistol'], status: 'Inactive' },
      planned: 2,
    },
  ],
  Rank: [{ payload: { to_rank_id: 3, effective_date: '2026-11-20' } }],
  Course: [{ places: { free: 1, wanted: 2, open: false, refused: ['Ali'] } }],
  Card: [
    {
      payload: { kind: 'Pass' },
      decision: { issued_at: '2026-11-20', expiry_at: '2027-01-31' },
      officer: { ...OFFICER, vetting_status: 'Pending', cards: [{ kind: 'Pass', status: 'Active' }] },
    },
    { payload: { kind: 'Pass' } },
  ],
  Asset: [
    {
      payload: { items: [{ category: 'Firearm', name: 'Pistol', quantity: 501 }], quantity: 501, lost_on: '2026-11-21', due_back_at: '2026-11-19' },
      decision: { witness_id: 7 },
      armoury: {
        ...ARMOURY,
        unknown: ['payload.store_id'],
        assets: [{ ...PISTOL, category: 'Radio', status: 'Issued', inside: 0 }],
        licence_holder: false,
        issue: { ...ISSUE, condition: 'Unserviceable', loss_reported: true, officer: { ...ISSUE.officer!, firearm_permitted: false, firearm: 'HK' } },
      },
    },
  ],
};
/** Of the facts of a type what the form of a category asks for. */
const asked = (category: Category, { payload = {}, sensitive = {}, decision = {}, ...more }: Partial<RuleFacts>): Partial<RuleFacts> => ({
  ...more,
  payload: valuesOf(fieldsOf(category), payload),
  sensitive: valuesOf(fieldsOf(category), sensitive),
  decision: valuesOf(category.decision, decision),
});
function saidIn(category: Category): Verdict[] {
  const { type, key } = category;
  const variants = (LOUD[type] ?? []).flatMap((more) =>
    STAGES.map((stage) => ({ ...FACTS, ...asked(category, more), type, category: key, others_open: 1, stage })),
  );
  return variants.flatMap((facts) => evaluateRules(facts));
}
const spokenIn = (category: Category) => [...new Set(saidIn(category).map(({ rule }) => rule))].toSorted();

const ISSUED = [
  'issue_basic',
  'issue_firing',
  'issue_licence',
  'issue_one',
  'issue_permit',
  'issue_permitted',
  'issue_reported',
  'issue_serves',
  'issue_there',
  'issue_usable',
];
const GIVEN = ['cleared', 'ground', 'holder', 'present', 'until'];
const RISES = ['conduct', 'establishment', 'highest', 'rank_course', 'rank_service', 'step'];
/** Beside `open_application`, which speaks in all of them. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  'Officer New Appointment': [
    'age',
    'area',
    'consent',
    'establishment',
    'highest',
    'local',
    'medical',
    'oath',
    'officer',
    'period',
    'record',
    'service',
    'strength',
    'vetting',
  ],
  'Officer Renewal': ['consent', 'medical', 'officer', 'service'],
  'Officer Transfer Area': ['area', 'officer'],
  'Officer Termination': ['equipment', 'planned'],
  'Rank Promotion': RISES,
  'Rank Acting': ['conduct', 'highest', 'step'],
  'Rank Confirmation': RISES,
  'Rank Demotion': ['establishment', 'step'],
  'Course Enrolment': ['eligible', 'open', 'room'],
  'Card New': GIVEN,
  'Card Renewal': GIVEN,
  'Card Replacement (Lost)': GIVEN,
  'Card Replacement (Damaged)': GIVEN,
  'Card Return': ['present'],
  'Asset Purchase': ['asset_known', 'asset_licence', 'delivered', 'pieces'],
  'Asset Issue': ['asset_known', 'asset_one', 'due_back', 'witness', ...ISSUED],
  'Asset Licence Renewal': ['asset_known', 'asset_licence', 'firearms'],
  'Asset Disposal': ['asset_known', 'inside', 'witness'],
  'Asset Loss Report': ['asset_known', 'asset_one', 'lost'],
};

describe('the rules by category', () => {
  it.each(CATEGORIES.map((category) => [`${category.type} ${category.key}`, category] as const))('%s', (name, category) => {
    expect(spokenIn(category)).toEqual(['open_application', ...(TABLE[name] ?? [])].toSorted());
  });

  it.each(CATEGORIES.map((category) => [`${category.type} ${category.key}`, category] as const))('%s refuses at fields that it has', (_name, category) => {
    const places = new Set([
      ...(category.subject === 'none' ? [] : [`${category.subject}_id`]),
      ...fieldsOf(category).map(({ key }) => `payload.${key}`),
      ...category.decision.map(({ key }) => `decision.${key}`),
    ]);
    // Of something that is named in no form at all a case of its own speaks below.
    const elsewhere = saidIn(category)
      .filter(({ weight, rule }) => weight !== 'ok' && rule !== 'asset_known')
      .map(({ rule, field }) => ({ rule, field: field?.replace(/\.\d+$/, '') }))
      .filter(({ field }) => field === undefined || !places.has(field));
    const withoutField = category.subject === 'none' ? ['asset_licence', 'open_application'] : ['strength'];
    expect([...new Set(elsewhere.map(({ rule, field }) => field ?? rule))].filter((each) => !withoutField.includes(each))).toEqual([]);
  });
});

const asset = (category: string, armoury: Partial<ArmouryFacts>, more: Partial<RuleFacts> = {}): Partial<RuleFacts> => ({
  type: 'Asset',
  category,
  armoury: { ...ARMOURY, ...armoury },
  ...more,
});
const buying = (items: readonly object[], serials: readonly string[] = [], armoury: Partial<ArmouryFacts> = {}) =>
  asset('Purchase', armoury, { payload: { items }, decision: { serials } });
const RADIO = { category: 'Radio', quantity: 1 };
const licensed = (licence_expiry: string, armoury: Partial<ArmouryFacts> = {}) =>
  asset('Licence Renewal', armoury, { decision: { licence_no: 'L/2', licence_expiry } });

describe('an application about assets', () => {
  it.each<[string, Partial<RuleFacts>, string, string | undefined]>([
    ['of something that is not there', asset('Disposal', { unknown: ['payload.asset_ids'] }), 'asset_known', 'block'],
    ['as many serial numbers as pieces', buying([{ category: 'Radio', quantity: 2 }], ['R1\nR2']), 'delivered', undefined],
    ['a serial number too few', buying([{ category: 'Radio', quantity: 2 }], ['R1']), 'delivered', 'block'],
    ['none for the second line', buying([RADIO, RADIO], ['R1']), 'delivered', 'block'],
    ['the same number twice counts once', buying([{ category: 'Radio', quantity: 2 }], ['R1\nr1']), 'delivered', 'block'],
    ['a number that is taken', buying([RADIO], ['R1'], { serials_taken: [{ category: 'Radio', serial_no: 'R1' }] }), 'delivered', 'block'],
    ['a number that is taken with other spaces', buying([RADIO], ['r 1'], { serials_taken: [{ category: 'Radio', serial_no: 'R1' }] }), 'delivered', 'block'],
    ['one that a firearm has', buying([RADIO], ['R1'], { serials_taken: [{ category: 'Firearm', serial_no: 'R1' }] }), 'delivered', undefined],
    ['the same number in two lines', buying([RADIO, RADIO], ['R1', 'r1']), 'delivered', 'block'],
    ['the same number of two categories', buying([RADIO, { category: 'Vehicle', quantity: 1 }], ['R1', 'R1']), 'delivered', undefined],
    ['one number for a lot of rounds', buying([{ category: 'Ammunition', quantity: 500 }], ['LOT']), 'delivered', undefined],
    ['uniforms have none', buying([{ category: 'Uniform', quantity: 30 }]), 'delivered', undefined],
    ['500 pieces', buying([{ category: 'Baton', quantity: 500 }]), 'pieces', undefined],
    ['501 pieces', buying([{ category: 'Baton', quantity: 501 }]), 'pieces', 'block'],
    ['501 pieces in two lines', buying([{ category: 'Baton', quantity: 500 }, RADIO]), 'pieces', 'block'],
    ['501 rounds', buying([{ category: 'Ammunition', quantity: 501 }]), 'pieces', undefined],
    ['lines that are no lines', { ...buying([]), payload: { items: [null, 'x', { category: 7, quantity: 'y' }] } }, 'delivered', undefined],
    ['two of one numbered thing', asset('Issue', {}, { payload: { quantity: 2 } }), 'asset_one', 'block'],
    ['a licence until 30 June', licensed('2027-06-30'), 'asset_licence', 'ok'],
    ['a licence for the year after it', licensed('2028-06-30'), 'asset_licence', 'ok'],
    ['a licence for two years after it', licensed('2029-06-30'), 'asset_licence', 'block'],
    ['granted on the last day of the year', { ...licensed('2027-06-30'), today: day('2026-12-31') }, 'asset_licence', 'ok'],
    ['granted on 30 June for that day', { ...licensed('2026-06-30'), today: day('2026-06-30') }, 'asset_licence', 'ok'],
    ['granted on 1 July for the day before', { ...licensed('2026-06-30'), today: day('2026-07-01') }, 'asset_licence', 'block'],
    ['a licence until another day', licensed('2027-06-29'), 'asset_licence', 'block'],
    ['a licence until a 30 June that is past', licensed('2026-06-30'), 'asset_licence', 'block'],
    ['a licence in nobody’s name', licensed('2027-06-30', { licence_holder: false }), 'asset_licence', 'block'],
    ['a radio bought needs none', buying([RADIO]), 'asset_licence', undefined],
    ['a pistol beside a radio needs one', buying([RADIO, { category: 'Firearm', quantity: 1 }]), 'asset_licence', 'block'],
    ['a licence of a radio', asset('Licence Renewal', { assets: [{ ...PISTOL, category: 'Radio' }] }), 'firearms', 'block'],
    ['a licence of a lost firearm', asset('Licence Renewal', { assets: [{ ...PISTOL, status: 'Lost' }] }), 'firearms', 'block'],
    ['disposal of what an officer has', asset('Disposal', { assets: [{ ...PISTOL, status: 'Issued', inside: 0 }] }), 'inside', 'block'],
    ['the same while it is prepared', asset('Disposal', { assets: [{ ...PISTOL, status: 'Issued', inside: 0 }] }, { stage: 'submit' }), 'inside', 'warn'],
    ['disposal of what is there', asset('Disposal', {}), 'inside', undefined],
    ['lost today', asset('Loss Report', { lost_from: 10 }, { payload: { lost_on: '2026-11-20', quantity: 10 } }), 'lost', undefined],
    ['lost tomorrow', asset('Loss Report', { lost_from: 10 }, { payload: { lost_on: '2026-11-21', quantity: 1 } }), 'lost', 'block'],
    ['one more lost than was there', asset('Loss Report', { lost_from: 10 }, { payload: { lost_on: '2026-11-20', quantity: 11 } }), 'lost', 'block'],
    ['lost by an officer and from a store', asset('Loss Report', {}, { payload: { officer_id: 1, store_id: 2 } }), 'lost', 'block'],
    ['the officer as own witness', asset('Issue', {}, { decision: { witness_id: 7 } }), 'witness', 'block'],
    ['a witness who left', asset('Issue', { witness_left: true }, { decision: { witness_id: 8 } }), 'witness', 'block'],
    ['a witness who serves', asset('Issue', {}, { decision: { witness_id: 8 } }), 'witness', undefined],
    ['an area of the unit', { category: 'Transfer Area', payload: { authority_area: 'shah alam' } }, 'area', 'ok'],
    ['back on the day of the decision', asset('Issue', {}, { payload: { due_back_at: '2026-11-20' } }), 'due_back', undefined],
    ['back before it', asset('Issue', {}, { payload: { due_back_at: '2026-11-19' } }), 'due_back', 'block'],
    ['another area', { category: 'Transfer Area', payload: { authority_area: 'Klang' } }, 'area', 'warn'],
    ['an area before there are any', { category: 'Transfer Area', areas: [], payload: { authority_area: 'Klang' } }, 'area', undefined],
  ])('%s', (_title, more, rule, weight) => {
    const found = Object.fromEntries(evaluateRules({ ...FACTS, ...more }).map((verdict) => [verdict.rule, verdict.weight]));
    expect(found[rule]).toBe(weight);
  });

  const given = (more: Partial<IssueFacts>) => asset('Issue', { issue: { ...ISSUE, ...more } });
  const by = (more: Partial<NonNullable<IssueFacts['officer']>>) => given({ officer: { ...ISSUE.officer!, ...more } });
  const FIELDS: readonly (readonly [rule: string, field: string | undefined, facts: Partial<RuleFacts>])[] = [
    ['asset_known', 'payload.store_id', asset('Purchase', { unknown: ['payload.store_id'] })],
    ['asset_known', 'decision.witness_id', asset('Disposal', { unknown: ['decision.witness_id'] })],
    ['delivered', 'decision.serials.1', buying([{ category: 'Uniform', quantity: 3 }, RADIO], [])],
    ['delivered', 'decision.serials.0', buying([RADIO], ['R1'], { serials_taken: [{ category: 'Radio', serial_no: 'R1' }] })],
    ['pieces', 'payload.items', buying([{ category: 'Baton', quantity: 501 }])],
    ['asset_one', 'payload.quantity', asset('Issue', {}, { payload: { quantity: 2 } })],
    ['asset_licence', undefined, licensed('2027-06-30', { licence_holder: false })],
    ['asset_licence', 'decision.licence_no', asset('Licence Renewal', {})],
    ['asset_licence', 'decision.licence_expiry', asset('Licence Renewal', {}, { decision: { licence_no: 'L/2' } })],
    ['asset_licence', 'decision.licence_expiry', licensed('2027-06-29')],
    ['firearms', 'payload.asset_ids', asset('Licence Renewal', { assets: [{ ...PISTOL, category: 'Radio' }] })],
    ['inside', 'payload.asset_ids', asset('Disposal', { assets: [{ ...PISTOL, status: 'Issued', inside: 0 }] })],
    ['lost', 'payload.lost_on', asset('Loss Report', {}, { payload: { lost_on: '2026-11-21' } })],
    ['lost', 'payload.store_id', asset('Loss Report', {}, { payload: { officer_id: 1, store_id: 2 } })],
    ['lost', 'payload.quantity', asset('Loss Report', { lost_from: 1 }, { payload: { quantity: 2 } })],
    ['witness', 'decision.witness_id', asset('Issue', {}, { decision: { witness_id: 7 } })],
    ['witness', 'decision.witness_id', asset('Issue', { witness_left: true }, { decision: { witness_id: 8 } })],
    ['due_back', 'payload.due_back_at', asset('Issue', {}, { payload: { due_back_at: '2026-11-19' } })],
    ['issue_there', 'payload.asset_id', given({ status: 'Maintenance' })],
    ['issue_there', 'payload.quantity', given({ quantity: 2 })],
    ['issue_usable', 'payload.asset_id', given({ condition: 'Unserviceable' })],
    ['issue_reported', 'payload.asset_id', given({ loss_reported: true })],
    ['issue_serves', 'officer_id', by({ status: 'Suspended' })],
    ['issue_basic', 'officer_id', by({ basic: false })],
    ['issue_permitted', 'officer_id', by({ firearm_permitted: false })],
    ['issue_firing', 'officer_id', by({ firearm_qualified_at: null })],
    ['issue_permit', 'officer_id', by({ card_until: null })],
    ['issue_one', 'officer_id', by({ firearm: 'HK P30' })],
    ['issue_licence', 'payload.asset_id', given({ licence: null })],
  ];
  it.each(FIELDS)('%s is said at %s', (rule, field, more) => {
    const said = evaluateRules({ ...FACTS, ...more }).filter((verdict) => verdict.rule === rule);
    expect(said.map(({ weight }) => weight)).toEqual(['block']);
    expect(said[0]?.field).toBe(field);
  });

  it('has a place for what each rule refuses', () => {
    const named = new Set(FIELDS.map(([rule]) => rule));
    expect(Object.keys(ASSET).filter((rule) => !named.has(rule))).toEqual([]);
  });
});
