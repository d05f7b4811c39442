/** What a module hands to `app/server`: its pages, its bound endpoints, its jobs, its reports. */
import type { z } from 'zod';
import type { Requirement, Endpoint, OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { switchesOf } from '#platform/contract/access.ts';
import type { Manifest, ModuleKey, NotificationGroup } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Pool } from 'pg';
import type { Ctx, OpenCtx, Services, UserCtx } from './context.ts';
import type { UpcomingSource, TodoSource } from './dashboard.ts';
import type { DemoStep } from './demo/demo-step.ts';
import type { FileReply } from './http/file-reply.ts';
import type { JobDefinition } from './jobs/job-queue.ts';
import type { Provider } from './extension-point.ts';
import type { ReportDefinition } from './reports/report-definition.ts';
import type { Sought } from './search/sought.ts';

type Answer<E extends Endpoint> = E extends { readonly download: true } ? FileReply : OutputOf<E> | FileReply;

export interface Binding {
  readonly endpoint: Endpoint;
  /** Switches of the module that binds it (`bindingsOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  /** See `bindAfter`. */
  readonly ahead?: (ctx: never, input: never) => Promise<SlowWork<unknown>>;
  readonly handle: (ctx: never, input: never, ready?: never) => Promise<unknown>;
  /** See `withFailure`. */
  readonly failed?: (call: FailedCall) => Promise<void>;
}

/** A call that the server failed to answer: everything that it wrote was taken back. */
export interface FailedCall {
  readonly services: Services;
  /** Of a machine that called; nobody has looked whether it is known. */
  readonly deviceToken: string | null;
}

/** The same binding, and what is done once a call of it has failed by no fault of whoever called, in a transaction of its own. */
export const withFailure = (binding: Binding, failed: (call: FailedCall) => Promise<void>): Binding => ({ ...binding, failed });

/** What is done while no connection is held; it knows nothing but what it was made with. */
export type SlowWork<T> = () => Promise<T>;

/**
 * What a module shows on the dashboard: asked for only when the viewer meets the demand, answered in the one
 * call of the page, checked against its schema.
 */
export interface DashboardBlock {
  /** The key of the web card that draws it. */
  readonly key: string;
  readonly requires: Requirement;
  readonly schema: z.ZodType;
  /** Switches of the module that shows it (`blocksOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  /** null: nothing to show to this viewer. */
  load(ctx: Ctx): Promise<unknown>;
}

/** Declares a block; its answer is typed by its schema. */
export function dashboardBlock<S extends z.ZodType>(block: {
  key: string;
  requires: Requirement;
  schema: S;
  load(ctx: Ctx): Promise<z.output<S> | null>;
}): DashboardBlock {
  return block;
}

/** The same in both languages (a name, a number), or in each. */
export type Label = string | Text;

/** One thing that was found. */
export interface FoundHit {
  readonly id: number;
  readonly title: Label;
  /** What tells it from others of the same title; empty where nothing does. */
  readonly about: Label;
  /** The address that it opens. */
  readonly route: string;
  /** Absent: none, or one that goes without saying. */
  readonly status?: string | undefined;
  readonly image?: string | undefined;
}

/** What a module lets one find in the search box. Asked only when the viewer meets the demand; rows obey the viewer's scope. */
export interface SearchSource {
  /** The heading under which its hits stand. */
  readonly kind: string;
  readonly requires: Requirement;
  /** Switches of the module that finds (`sourcesOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  /** @returns the best `MOST_HITS`, by one statement; one more where pictures hang on them, none where nothing can be found by what was typed */
  find(ctx: Ctx, sought: Sought): Promise<readonly FoundHit[]>;
}

export interface ServerModule {
  readonly name: string;
  readonly manifest?: Manifest;
  readonly bindings: readonly Binding[];
  readonly jobs?: readonly JobDefinition[];
  readonly reports?: readonly ReportDefinition[];
  readonly blocks?: readonly DashboardBlock[];
  /** What needs a person today (`dutySource`). */
  readonly duties?: readonly TodoSource[];
  /** What comes in the next days. */
  readonly ahead?: readonly UpcomingSource[];
  readonly searches?: readonly SearchSource[];
  /** To the questions of modules that do not know this one. */
  readonly providers?: readonly Provider[];
  /** Its part of the demo, loaded when a demo is. */
  readonly demo?: () => Promise<readonly DemoStep[]>;
  /** Brings the module's own data up to date before the first request; at every start, so it does nothing when nothing changed. */
  prepare?(pool: Pool): Promise<unknown>;
}

/** The bindings of all modules; each knows by its module's manifest what switches it off. */
export const bindingsOf = (modules: readonly ServerModule[]): Binding[] =>
  modules.flatMap(({ bindings, manifest }) => bindings.map((binding) => ({ ...binding, switches: switchesOf(manifest) })));

/** The dashboard blocks of all modules, with their switches. */
export const blocksOf = (modules: readonly ServerModule[]): DashboardBlock[] =>
  modules.flatMap(({ blocks = [], manifest }) => blocks.map((block) => ({ ...block, switches: switchesOf(manifest) })));

/** What all modules tell of today, with their switches. */
export const todosOf = (modules: readonly ServerModule[]): TodoSource[] =>
  modules.flatMap(({ duties: todos = [], manifest }) => todos.map((source) => ({ ...source, switches: switchesOf(manifest) })));

/** What all modules tell of the next days, with their switches. */
export const upcomingOf = (modules: readonly ServerModule[]): UpcomingSource[] =>
  modules.flatMap(({ ahead: upcoming = [], manifest }) => upcoming.map((source) => ({ ...source, switches: switchesOf(manifest) })));

/** The sources of the search box of all modules, with their switches. */
export const sourcesOf = (modules: readonly ServerModule[]): SearchSource[] =>
  modules.flatMap(({ name, searches = [], manifest }) =>
    searches.map((source) => {
      if (!manifest?.finds?.[source.kind]) throw new Error(`The manifest of ${name} has no heading for what is found of ${source.kind}`);
      return { ...source, switches: switchesOf(manifest) };
    }),
  );

/** What people switch on and off of the notifications of all modules. */
export const noticesOf = (modules: readonly ServerModule[]): NotificationGroup[] =>
  modules.flatMap(({ manifest }) => manifest?.notifies ?? []).toSorted((a, b) => a.order - b.order);

/** Binds an endpoint inside a company (`member`, `self`, `promoter`, `admin`, `owner`, `pages`). */
export function bind<E extends Endpoint>(endpoint: E, handle: (ctx: Ctx, input: ParsedInput<E>) => Promise<Answer<E>>): Binding {
  if (['open', 'signed-in', 'unverified'].includes(endpoint.requires.kind)) throw new Error(`${endpoint.name} is not bound to a company`);
  return { endpoint, handle: handle as Binding['handle'] };
}

/**
 * Binds an endpoint inside a company that must do something slow (read a sheet) before it writes. `ahead` judges in a
 * transaction that is taken back, what it answers runs without a connection, and `handle` has its result in the
 * transaction of the request, where rights and input are judged again.
 */
export function bindAfter<E extends Endpoint, T>(
  endpoint: E,
  upcoming: (ctx: Ctx, input: ParsedInput<E>) => Promise<SlowWork<T>>,
  handle: (ctx: Ctx, input: ParsedInput<E>, ready: T) => Promise<Answer<E>>,
): Binding {
  return { ...bind(endpoint, handle as (ctx: Ctx, input: ParsedInput<E>) => Promise<Answer<E>>), ahead: upcoming };
}

/** Binds an endpoint of a signed-in user, outside any company. Runs as the portal: the handler checks rows itself. */
export function bindUser<E extends Endpoint>(endpoint: E, handle: (ctx: UserCtx, input: ParsedInput<E>) => Promise<Answer<E>>): Binding {
  if (!['signed-in', 'unverified'].includes(endpoint.requires.kind)) throw new Error(`${endpoint.name} is not for signed-in users at large`);
  return { endpoint, handle: handle as Binding['handle'] };
}

/**
 * Binds an endpoint that needs no token and does something slow, or in a company that only the handler knows. `ahead` judges as
 * the portal in a transaction that is taken back; what it answers runs without a connection and makes the answer.
 */
export function bindOpenAfter<E extends Endpoint>(endpoint: E, upcoming: (ctx: OpenCtx, input: ParsedInput<E>) => Promise<SlowWork<Answer<E>>>): Binding {
  return { ...bindOpen(endpoint, (async (_ctx: OpenCtx, _input: unknown, answer: Answer<E>) => answer) as never), ahead: upcoming };
}

/** Binds an endpoint that needs no token. Runs as the portal: the handler checks rows itself. */
export function bindOpen<E extends Endpoint>(endpoint: E, handle: (ctx: OpenCtx, input: ParsedInput<E>) => Promise<Answer<E>>): Binding {
  if (endpoint.requires.kind !== 'open') throw new Error(`${endpoint.name} is not open`);
  return { endpoint, handle: handle as Binding['handle'] };
}
