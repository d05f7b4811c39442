/** Who may be given what. What holds of a thing by itself and of an officer by himself is asked in one place, for the form and for an application. Pure. */
import { formatDate } from '#platform/contract/dates.ts';
import { qualifiedUntil } from '../officer/firearm.ts';
import { block, ok, warn, type Verdict } from '../rule-facts.ts';
import { isArmed } from './asset-kinds.ts';
import type { IssueFacts } from './armoury-facts.ts';
import { ISSUE_RULES as W } from './armoury.messages.ts';

/** What a rule speaks of: the thing itself, the officer who gets it, or how many. */
export type IssueField = 'asset' | 'officer_id' | 'quantity';
type Said = Omit<Verdict, 'rule' | 'field'>;
export type IssueRule = (facts: IssueFacts) => (Said & { readonly field: IssueField }) | null;

const about =
  (field: IssueField, ask: (facts: IssueFacts) => Said | null): IssueRule =>
  (facts) => {
    const said = ask(facts);
    return said && { ...said, field };
  };

const there: IssueRule = ({ status, in_store, quantity }) => {
  if (status !== 'Available') return { ...block(W.notInStore), field: 'asset' };
  const figures = { n: in_store };
  return quantity > in_store ? { ...block(W.tooFew, figures), field: 'quantity' } : { ...ok(W.inStore, figures), field: 'asset' };
};
const usable = about('asset', ({ condition }) => (condition === 'Unserviceable' ? block(W.unserviceable) : null));
const reported = about('asset', ({ loss_reported }) => (loss_reported ? block(W.lossReported) : null));
const serves = about('officer_id', ({ officer, today }) => {
  if (!officer) return null;
  if (officer.status !== 'Active' || officer.employed === false) return block(W.notActive);
  return officer.appointment_expiry < today ? block(W.appointmentEnded, { date: formatDate(officer.appointment_expiry) }) : ok(W.active);
});

/** A rule of firearms and ammunition alone. */
const armed = (rule: (officer: NonNullable<IssueFacts['officer']>, facts: IssueFacts) => Said | null): IssueRule =>
  about('officer_id', (facts) => (isArmed(facts.category) && facts.officer ? rule(facts.officer, facts) : null));

const basic = armed(({ basic: passed }) => (passed ? ok(W.basic) : block(W.noBasic)));
const permitted = armed(({ firearm_permitted }) => (firearm_permitted ? null : block(W.notPermitted)));
const firing = armed(({ firearm_qualified_at }, { today, live_firing_months }) => {
  if (firearm_qualified_at === null) return block(W.neverFired);
  const until = qualifiedUntil(firearm_qualified_at, live_firing_months);
  return until < today ? block(W.firingEnded, { date: formatDate(until) }) : ok(W.firing, { date: formatDate(until) });
});
const permit = armed(({ card_until }, { today }) =>
  card_until === null || card_until < today ? block(W.noCard) : ok(W.card, { date: formatDate(card_until) }),
);
const one = about('officer_id', ({ category, officer }) =>
  category === 'Firearm' && officer && officer.firearm !== null ? block(W.hasFirearm, { name: officer.firearm }) : null,
);
const licence = about('asset', ({ category, licence: granted, today }) => {
  if (category !== 'Firearm') return null;
  if (granted === null) return block(W.noLicence);
  const date = formatDate(granted.expires_at);
  if (granted.expires_at < today) return block(W.licenceEnded, { date });
  if (!granted.holder_serves) return block(W.holderLeft);
  return granted.holder_nominated ? ok(W.licence, { date }) : warn(W.otherHolder);
});

export const ISSUE: Readonly<Record<string, IssueRule>> = {
  issue_there: there,
  issue_usable: usable,
  issue_reported: reported,
  issue_serves: serves,
  issue_basic: basic,
  issue_permitted: permitted,
  issue_firing: firing,
  issue_permit: permit,
  issue_one: one,
  issue_licence: licence,
};

/** As the form over the counter asks: the thing itself is none of its fields. */
export const judgeIssue = (facts: IssueFacts): Verdict[] =>
  Object.entries(ISSUE).flatMap(([rule, ask]) => {
    const said = ask(facts);
    if (!said) return [];
    const { field, ...verdict } = said;
    return [{ rule, ...verdict, ...(field !== 'asset' && { field }) }];
  });
