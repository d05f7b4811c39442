/** Rules of ranks: the step, service in the present rank, course, conduct, establishment and the highest rank of the unit. */
import { formatDate, isCalendarDate, monthsBetween } from '#platform/contract/dates.ts';
import { at, block, blockAtApproval, holdsCourse, ok, WHOM, type LadderStep, type Rule, type RuleFacts } from '../../rule-facts.ts';
import { RANK_RULES as W } from './rule-words.ts';

const ofRank = ({ type }: RuleFacts) => type === 'Rank';
/** What an application or an approval names. */
function steps(facts: RuleFacts): { readonly from: LadderStep | undefined; readonly to: LadderStep | undefined } {
  const find = (id: unknown) => facts.ladder.find((step) => step.id === id);
  return { from: find(facts.officer?.rank_id), to: find(ofRank(facts) ? facts.payload['to_rank_id'] : facts.decision['rank_id']) };
}
/** Where the rank stands that is asked for. */
const rankField = (facts: RuleFacts) => (ofRank(facts) ? 'payload.to_rank_id' : 'decision.rank_id');
const rises = ({ category }: RuleFacts) => ['Promotion', 'Confirmation', 'Acting'].includes(category);

export const nextRank = (ladder: readonly LadderStep[], level: number): LadderStep | undefined =>
  ladder.filter((step) => step.level > level).sort((one, other) => one.level - other.level)[0];

const judgeStep = (facts: RuleFacts) => {
  const { from, to } = steps(facts);
  if (!from || !to) return block(W.unknown);
  const next = nextRank(facts.ladder, from.level);
  switch (facts.category) {
    case 'Promotion':
      return next?.id === to.id ? ok(W.next) : block(W.notNext, { rank: next?.name ?? '–' });
    case 'Acting':
      return to.level > from.level ? ok(W.higher) : block(W.notHigher);
    case 'Confirmation':
      return facts.officer?.acting_rank_id === to.id ? ok(W.acts) : block(W.notActing);
    default:
      return to.level < from.level ? ok(W.lower) : block(W.notLower);
  }
};

const step: Rule = (facts) => (ofRank(facts) ? at(rankField(facts), judgeStep(facts)) : null);

const conduct: Rule = (facts) => {
  if (!ofRank(facts) || !rises(facts) || !facts.officer) return null;
  if (facts.officer.status !== 'Active' || facts.person?.employed === false) return at(WHOM, block(W.suspended));
  return facts.officer.open_charges > 0 ? at(WHOM, block(W.charged, { n: facts.officer.open_charges })) : ok(W.conductFits);
};

/** No change takes effect before the last one did; months in the rank are counted where it rises for good. */
const service: Rule = (facts) => {
  const { to } = steps(facts);
  const on = facts.payload['effective_date'];
  if (!ofRank(facts) || !facts.officer || !isCalendarDate(on)) return null;
  const { rank_since } = facts.officer;
  if (on < rank_since) return at('payload.effective_date', block(W.beforeRank, { date: formatDate(rank_since) }));
  if (!['Promotion', 'Confirmation'].includes(facts.category) || !to) return null;
  const months = monthsBetween(rank_since, on);
  const figures = { months, least: to.min_service_months };
  return months < to.min_service_months ? at('payload.effective_date', block(W.tooShort, figures)) : ok(W.longEnough, figures);
};

const course: Rule = (facts) => {
  const { to } = steps(facts);
  if (!ofRank(facts) || !['Promotion', 'Confirmation'].includes(facts.category) || !to?.course_type) return null;
  return holdsCourse(facts, to.course_type, facts.today) ? ok(W.coursePassed) : at(WHOM, block(W.courseMissing));
};

const highest: Rule = (facts) => {
  const { to } = steps(facts);
  const top = facts.ladder.find(({ id }) => id === facts.highest_rank_id);
  if (!to || !top || facts.category === 'Demotion') return null;
  return to.level > top.level ? at(rankField(facts), block(W.aboveHighest, { rank: top.name })) : null;
};

const establishment: Rule = (facts) => {
  const { to } = steps(facts);
  if (!to || to.establishment === null || facts.category === 'Acting' || to.id === facts.officer?.rank_id) return null;
  const figures = { officers: to.officers, establishment: to.establishment };
  return to.officers >= to.establishment ? at(rankField(facts), blockAtApproval(facts.stage, W.rankFull, figures)) : ok(W.rankFits, figures);
};

export const RANK: Readonly<Record<string, Rule>> = { step, conduct, rank_service: service, rank_course: course, highest, establishment };
