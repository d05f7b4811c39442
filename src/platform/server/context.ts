/** What a use case is given, always as its first argument. Nothing remembers a company in a global. */
import type { Pool } from 'pg';
import type { Pages } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Actor, UserActor } from './access/actor.ts';
import type { HeardSessions } from './access/heard-sessions.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { Transaction } from './db/scope.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobRequests } from './jobs/job-requests.ts';
import type { Logger } from './log.ts';
import type { ViewedList } from './views/viewed-list.ts';

/** The services of the portal, the same for every request of a process. */
export interface Services {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pages: Pages;
  /** By the names of their calls. */
  readonly lists: ReadonlyMap<string, ViewedList>;
  readonly files: FileStore;
  readonly jobs: JobRequests;
  /** When each session asked. */
  readonly heard: HeardSessions;
  /** Signs links and channel subscriptions; the same in every process of one database. */
  readonly secret: Buffer;
}

export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Scheme and host of the request, as one of our addresses was set up, e.g. `https://hr.example.my`. */
  readonly origin: string;
}

/** A call without a company: `open` endpoints (actor null) and `signed-in` ones. Runs as the portal, so handlers check rows themselves. */
export interface OpenCtx extends Transaction {
  readonly services: Services;
  readonly clock: Clock;
  readonly locale: Locale;
  readonly request: RequestFacts;
  readonly actor: UserActor | null;
  /** The bearer token as sent, for sign-out. */
  readonly token: string | null;
  /** What a machine shows in place of a person (`X-Device-Token`); whoever binds the call judges it. */
  readonly deviceToken: string | null;
  /** What this browser shows of earlier sign-ins; whoever signs people in checks it. */
  readonly knownDevice: string | null;
  /** Has the browser show this from now on. */
  readonly rememberDevice: (value: string) => void;
  /** Who the holder of a token is in a company; null: in the one that they used last. Null: they are not in it. */
  readonly actorIn: (token: string, companyId: number | null) => Promise<Actor | null>;
}

export interface UserCtx extends OpenCtx {
  readonly actor: UserActor;
}

/** A call inside a company: row-level security holds, `actor` carries rights and employee scope. */
export interface Ctx extends Transaction {
  readonly services: Services;
  readonly clock: Clock;
  readonly locale: Locale;
  readonly request: RequestFacts;
  readonly actor: Actor;
  readonly companyId: number;
}
