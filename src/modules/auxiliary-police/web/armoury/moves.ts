/** What can be done with an asset between stores and workshops, by the kind of its entry. */
import { ARMOURY as W } from './armoury.messages.ts';

export const MOVES = { Receipt: W.receive, Transfer: W.transfer, Maintenance: W.toWorkshop, Repaired: W.fromWorkshop } as const;
export type Move = keyof typeof MOVES;
