/** All rules over one application. Pure: the wizard shows what the server will say. */
import { ASSET } from './asset-rules.ts';
import { APPOINTMENT } from './appointment-rules.ts';
import { CARD } from './card-rules.ts';
import { COURSE } from './course-rules.ts';
import { RANK } from './rank-rules.ts';
import { block, type Rule, type RuleFacts, type Verdict } from '../../rule-facts.ts';
import { APPOINTMENT_RULES as W } from './rule-words.ts';

const alone: Rule = ({ others_open }) => (others_open > 0 ? block(W.anotherOpen) : null);

const RULES: Readonly<Record<string, Rule>> = { open_application: alone, ...APPOINTMENT, ...RANK, ...COURSE, ...CARD, ...ASSET };

/** What every rule that concerns this application says, in a fixed order. */
export const evaluateRules = (facts: RuleFacts): Verdict[] =>
  Object.entries(RULES).flatMap(([rule, ask]) => {
    const said = ask(facts) ?? [];
    return [said].flat().map((verdict) => ({ rule, ...verdict }));
  });
