/** All rules over one application. Pure: the wizard shows what the server will say. */
import { ASSET } from './asset-rules.ts';
import { categoryOf } from '../categories.ts';
import type { Category } from '../form-fields.ts';
import { APPOINTMENT } from './appointment-rules.ts';
import { CARD } from './card-rules.ts';
import { COURSE } from './course-rules.ts';
import { RANK } from './rank-rules.ts';
import { at, block, WHOM, type Rule, type RuleFacts, type Verdict } from '../../rule-facts.ts';
import { APPOINTMENT_RULES as W } from './rule-words.ts';

const alone: Rule = ({ others_open }) => (others_open > 0 ? at(WHOM, block(W.anotherOpen)) : null);

export const RULES: Readonly<Record<string, Rule>> = { open_application: alone, ...APPOINTMENT, ...RANK, ...COURSE, ...CARD, ...ASSET };

/** The field that names whom an application of a category is about; null: the form itself names what it is about. */
export const subjectField = (category: Pick<Category, 'subject'> | undefined): 'employee_id' | 'officer_id' | null =>
  category === undefined || category.subject === 'none' ? null : `${category.subject}_id`;
function placed({ field, ...verdict }: Verdict, { type, category }: RuleFacts): Verdict {
  const place = field === WHOM ? subjectField(categoryOf(type, category)) : field;
  return place ? { ...verdict, field: place } : verdict;
}

/** What every rule that concerns this application says, in a fixed order. */
export const evaluateRules = (facts: RuleFacts): Verdict[] =>
  Object.entries(RULES).flatMap(([rule, ask]) => {
    const said = ask(facts) ?? [];
    return [said].flat().map((verdict) => placed({ rule, ...verdict }, facts));
  });
