/** Rules of cards: whose, on which ground, and until when. */
import { formatDate, isCalendarDate } from '#platform/contract/dates.ts';
import { qualifiedUntil } from '../../officer/firearm.ts';
import { at, block, holdsCourse, ok, WHOM, type Rule, type RuleFacts } from '../../rule-facts.ts';
import { CARD_RULES as W } from './rule-words.ts';

const ofCard = ({ type }: RuleFacts) => type === 'Card';
const gives = (facts: RuleFacts) => ofCard(facts) && facts.category !== 'Return';
const kindOf = ({ payload }: RuleFacts) => payload['kind'];

/** Who has left the company serves no more, also before the appointment is terminated. */
const holder: Rule = (facts) => {
  if (!gives(facts) || !facts.officer) return null;
  return facts.officer.status === 'Active' && facts.person?.employed !== false ? ok(W.active) : at(WHOM, block(W.notActive));
};

/** The basic course comes before any card; a firearm card needs the permission and a valid live firing. */
const ground: Rule = (facts) => {
  if (!gives(facts) || !facts.officer) return null;
  if (!holdsCourse(facts, 'Basic', facts.today)) return at(WHOM, block(W.noBasic));
  if (kindOf(facts) !== 'Firearm Card') return ok(W.basic);
  const { firearm_permitted, firearm_qualified_at } = facts.officer;
  if (!firearm_permitted || firearm_qualified_at === null) return at('payload.kind', block(W.noFirearm));
  const until = qualifiedUntil(firearm_qualified_at, facts.live_firing_months);
  return until < facts.today ? at('payload.kind', block(W.firingOld, { date: formatDate(until) })) : ok(W.firing, { date: formatDate(until) });
};

const cleared: Rule = (facts) => (gives(facts) && facts.officer && facts.officer.vetting_status !== 'Cleared' ? at(WHOM, block(W.notCleared)) : null);

const present: Rule = (facts) => {
  if (!ofCard(facts) || !facts.officer || typeof kindOf(facts) !== 'string') return null;
  const cards = facts.officer.cards.filter(({ kind }) => kind === kindOf(facts));
  const active = cards.some(({ status }) => status === 'Active');
  const none = at('payload.kind', block(W.hasNone));
  if (facts.category === 'New') return active ? at('payload.kind', block(W.hasOne)) : null;
  if (facts.category === 'Renewal') return cards.some(({ status }) => status === 'Active' || status === 'Expired') ? null : none;
  return active ? null : none;
};

const until: Rule = (facts) => {
  const [from, last] = [facts.decision['issued_at'], facts.decision['expiry_at']];
  if (!gives(facts) || !facts.officer || !isCalendarDate(last)) return null;
  if (isCalendarDate(from) && last <= from) return at('decision.expiry_at', block(W.turned));
  if (last < facts.today) return at('decision.expiry_at', block(W.over));
  const date = formatDate(facts.officer.appointment_expiry);
  return last > facts.officer.appointment_expiry ? at('decision.expiry_at', block(W.beyond, { date })) : ok(W.within, { date });
};

export const CARD: Readonly<Record<string, Rule>> = { holder, ground, cleared, present, until };
