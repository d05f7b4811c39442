/** Rules of seats: the course is still to come, takes these people, and has room for all of them. */
import { block, ok, type Rule } from './rule-facts.ts';
import { COURSE_RULES as W } from './rule-words.ts';

const room: Rule = ({ seats }) => {
  if (!seats) return null;
  const figures = { free: seats.free, wanted: seats.wanted };
  return seats.wanted > seats.free ? block(W.noRoom, figures) : ok(W.roomFits, figures);
};
const open: Rule = ({ seats }) => (seats ? (seats.open ? ok(W.upcoming) : block(W.begun)) : null);
const eligible: Rule = ({ seats }) => (seats && seats.refused.length > 0 ? block(W.refused, { names: seats.refused.join(', ') }) : null);

export const COURSE: Readonly<Record<string, Rule>> = { room, open, eligible };
