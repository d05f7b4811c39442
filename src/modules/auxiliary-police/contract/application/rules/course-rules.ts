/** Rules of places: the course is still to come, takes these people, and has room for all of them. */
import { at, block, ok, type Rule } from '../../rule-facts.ts';
import { COURSE_RULES as W } from './rule-words.ts';

const room: Rule = ({ places }) => {
  if (!places) return null;
  const figures = { free: places.free, wanted: places.wanted };
  return places.wanted > places.free ? at('payload.employee_ids', block(W.noRoom, figures)) : ok(W.roomFits, figures);
};
const open: Rule = ({ places }) => (places ? (places.open ? ok(W.upcoming) : at('payload.course_id', block(W.begun))) : null);
const eligible: Rule = ({ places }) =>
  places && places.refused.length > 0 ? at('payload.employee_ids', block(W.refused, { names: places.refused.join(', ') })) : null;

export const COURSE: Readonly<Record<string, Rule>> = { room, open, eligible };
