/** Optional reliefs of a month within what the yearly limits leave (SLP + LP1 ≤ limit). */
import { ZERO, atLeastZero, minSen, sen, type Sen } from '#platform/contract/money.ts';
import { inForce, type Month } from '../choose-in-force.ts';
import type { ReliefItem } from './worksheet-reliefs.params.ts';

export interface CappedRelief {
  readonly item: ReliefItem;
  readonly entered: Sen;
  /** What counts this month. */
  readonly amount: Sen;
  readonly used: Sen;
  /** Limit of the year; null: none of its own. */
  readonly limit: Sen | null;
  /** `total`: the sum of the parts that follow it. */
  readonly role: 'single' | 'total' | 'part';
}

export interface ReliefClaims {
  /** Claimed this month, by key. */
  readonly entered: (key: string) => Sen;
  /** Claimed earlier this year, by key. */
  readonly used: (key: string) => Sen;
  /** Reliefs share limits with the spouse relief and the compulsory EPF (law); each stands alone otherwise. */
  readonly shared: boolean;
  readonly spouseRelief: Sen;
  readonly compulsoryEpf: Sen;
}

const limitOf = (item: ReliefItem, month: Month): Sen | null => inForce(item.limits, month)?.value ?? null;
const left = (limit: Sen | null, used: number): number => (limit === null ? Infinity : Math.max(0, limit - used));
const atMost = (amount: Sen, room: number): Sen => (amount <= room ? amount : sen(room));

/** One item, or a group: its total first, then its parts. */
export function capRelief(item: ReliefItem, month: Month, claims: ReliefClaims): CappedRelief[] {
  const limit = limitOf(item, month);
  if (!item.parts) {
    const shared = claims.shared && item.sharedWith === 'spouse_relief' ? claims.spouseRelief : ZERO;
    const [entered, used] = [claims.entered(item.key), claims.used(item.key)];
    return [{ item, entered, amount: atMost(entered, left(limit, used + shared)), used, limit, role: 'single' }];
  }
  const parts = claims.shared && item.sharedWith === 'compulsory_epf' ? capVoluntaryEpf(item.parts, month, claims) : capParts(item.parts, limit, month, claims);
  let [entered, amount, used] = [0, 0, 0];
  for (const part of parts) {
    entered += part.entered;
    amount += part.amount;
    used += part.used;
  }
  return [{ item, entered: sen(entered), amount: sen(amount), used: sen(used), limit, role: 'total' }, ...parts];
}

function capParts(parts: readonly ReliefItem[], groupLimit: Sen | null, month: Month, claims: ReliefClaims): CappedRelief[] {
  let usedByGroup = 0;
  for (const part of parts) usedByGroup += claims.used(part.key);
  let room = left(groupLimit, usedByGroup);
  return parts.map((item) => {
    const limit = limitOf(item, month);
    const [entered, used] = [claims.entered(item.key), claims.used(item.key)];
    const amount = atMost(entered, Math.min(room, left(limit, used)));
    room -= amount;
    return { item, entered, amount, used, limit, role: 'part' };
  });
}

/**
 * Voluntary EPF shares 4,000 with the compulsory EPF of the whole year; what does not fit there counts
 * beside life insurance within 3,000.
 */
function capVoluntaryEpf(parts: readonly ReliefItem[], month: Month, claims: ReliefClaims): CappedRelief[] {
  const [voluntary, life] = parts as [ReliefItem, ReliefItem];
  const limitA = limitOf(voluntary, month) ?? ZERO;
  const limitB = limitOf(life, month) ?? ZERO;
  const [usedA, usedB] = [claims.used(voluntary.key), claims.used(life.key)];
  const headA = atLeastZero(sen(limitA - claims.compulsoryEpf));
  const overflow = atLeastZero(sen(usedA - headA));
  const roomA = atLeastZero(sen(headA - usedA));
  const roomB = atLeastZero(sen(limitB - usedB - overflow));
  const [enteredA, enteredB] = [claims.entered(voluntary.key), claims.entered(life.key)];
  const amountB = minSen(enteredB, roomB);
  const amountA = atMost(enteredA, roomA + roomB - amountB);
  return [
    { item: voluntary, entered: enteredA, amount: amountA, used: usedA, limit: limitA, role: 'part' },
    { item: life, entered: enteredB, amount: amountB, used: usedB, limit: limitB, role: 'part' },
  ];
}
