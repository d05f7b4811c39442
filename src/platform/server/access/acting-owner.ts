/** Work in a company that nobody asked for over HTTP: scheduled jobs and the demo act in the name of its owner, who sees everybody. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { Transaction } from '../db/scope.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ctx, Services } from '../context.ts';
import type { Actor } from './actor.ts';

export interface ActingOwner {
  readonly companyId: number;
  readonly userId: number;
  readonly name: string;
  readonly timeZone?: string | null;
}

const actorOf = ({ timeZone, ...owner }: ActingOwner): Actor => ({
  ...owner,
  timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  tokenId: 0,
  email: '',
  locale: 'en',
  verified: true,
  mustChangePassword: false,
  type: 'owner',
  is_admin: true,
  employee: null,
  promoter: null,
  modules: {},
  accesses: [],
  scope: { all: true },
});

/** @param origin says in the audit log where the work came from, e.g. `job`. */
export function contextAs(tx: Transaction, owner: ActingOwner, services: { readonly services: Services; readonly clock: Clock }, origin: string): Ctx {
  const request = { id: origin, ip: '', userAgent: '', origin: '' };
  return { ...tx, ...services, locale: 'en', request, actor: actorOf(owner), companyId: owner.companyId };
}

/** For seeds: what they do asks nothing of the portal's services, so they are given none. */
export const seedContext = (tx: Transaction, owner: ActingOwner, clock: Clock): Ctx => contextAs(tx, owner, { clock, services: {} as Services }, 'demo');
