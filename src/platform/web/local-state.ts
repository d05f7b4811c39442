/**
 * Everything the portal remembers on this device, in one place and under one prefix. Storage may be
 * refused (private windows), so every access is guarded and memory takes over for the session.
 */
import { LOCALE_COOKIE } from '#platform/contract/page/first-picture.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Values } from './call/request.ts';

const PREFIX = 'mesra.';
const YEAR_SECONDS = 365 * 24 * 3600;
const memory = new Map<string, string>();

/** The names of what is kept. A password is never among them. */
export interface LocalState {
  /** Left navigation shrunk to icons. */
  drawer_mini: boolean;
  /** Sub-header (tabs below the top bar) shown. */
  sub_header: boolean;
  /** Sections and groups of the left navigation that the person opened (true) or closed (false). */
  nav_folds: Readonly<Record<string, boolean>>;
  company_id: number;
  /** The company whose bar of the set-up somebody put away; 0: none. */
  setup_hidden_for: number;
  /** What this tablet shows in place of a person: it is a device of a company. */
  kiosk_token: string;
  /** What this phone is at a guarded site, and who has signed in on it. */
  patrol_token: string;
  patrol_session: { readonly session: string; readonly expires_at: string; readonly name: string };
  /** The last one whose hours were over before the guard signed out. */
  patrol_over: { readonly session: string; readonly expires_at: string; readonly name: string };
  /** Milliseconds that the clock of the server is ahead of this phone's. */
  patrol_clock_ahead: number;
  /** Help that its guard asked for, and that nobody has ended. */
  patrol_help: { readonly ref: string; readonly at: number };
  /** When its guard answered last that all is well. Milliseconds by the clock of the server. */
  patrol_welfare_at: number;
  /** Absent: dark at night. */
  patrol_scheme: 'light' | 'dark';
  /** What this screen at a checkpoint is. */
  point_token: string;
  /** Epoch milliseconds of the last verification mail. */
  verification_sent_at: number;
  login_form: LoginForm;
  locale: 'en' | 'ms';
  theme: 'mesra' | 'biru' | 'kelabu';
  compact: boolean;
  /** Epoch milliseconds of the last reload after a failed chunk. */
  chunk_reload_at: number;
  /** Sent, and not answered yet. */
  kept_calls: readonly QueuedCall[];
  /** Epoch milliseconds of the last change of what waits in `unsent`, for other tabs. */
  unsent_changed_at: number;
  /** Epoch milliseconds of when one of them was answered last. */
  unsent_answered_at: number;
  /** Epoch milliseconds of a time that the server told, for pages that open without it. */
  server_seen_at: number;
  /** The hash that the next entry made without a network follows, by person and company. */
  entry_chains: Readonly<Record<string, string>>;
  /** The branding as the server told it last. */
  domain: object;
}

/** A call that was sent and not answered (`kept-calls.ts`). */
export interface QueuedCall {
  readonly id: string;
  readonly person: number;
  readonly method: Endpoint['method'];
  readonly path: string;
  /** Its input, the company among it. */
  readonly values: Values;
  /** What it decided, in the language of the person. */
  readonly wording: string;
}

export interface LoginForm {
  email: string;
  remember: boolean;
}

function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(PREFIX + key);
    else window.localStorage.setItem(PREFIX + key, text);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
}

function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** What was kept under a name, or undefined. Text that was tampered with reads as undefined. */
export function recall<K extends keyof LocalState>(key: K): LocalState[K] | undefined {
  return readJson(key) as LocalState[K] | undefined;
}

/** Keeps a value; undefined forgets it. */
export function remember<K extends keyof LocalState>(key: K, value: LocalState[K] | undefined): void {
  writeText(key, value === undefined ? null : JSON.stringify(value));
  for (const listener of listeners) listener();
}

/** Keeps the language, also where the server sees it. */
export function rememberLocale(locale: LocalState['locale']): void {
  remember('locale', locale);
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}

/** Keeps the login form: the e-mail when asked for, and nothing else of what was typed. */
export function rememberLogin(form: { email: string; remember: boolean }): void {
  remember('login_form', form.remember ? { email: form.email, remember: true } : undefined);
}

/** Keeps what a list remembers (columns, widths, order, page size) under the list's name. */
export function rememberList(name: string, value: object): void {
  writeText(`list.${name}`, JSON.stringify(value));
}

export function recallList(name: string): unknown {
  return readJson(`list.${name}`);
}

/** Keeps an unfinished form under a name that tells person and company; undefined forgets it. */
export function rememberDraft(name: string, draft: object | undefined): void {
  writeText(`draft.${name}`, draft === undefined ? null : JSON.stringify(draft));
  const names = draftNames().filter((each) => each !== name);
  writeText('drafts', JSON.stringify(draft === undefined ? names : [...names, name]));
}

export function recallDraft(name: string): unknown {
  return readJson(`draft.${name}`);
}

function draftNames(): string[] {
  const names = readJson('drafts');
  return Array.isArray(names) ? names.map(String) : [];
}

/** Sign-out forgets the company and what was left unfinished; the rest is of the device, not of the person. */
export function forgetSession(): void {
  remember('company_id', undefined);
  for (const name of draftNames()) rememberDraft(name, undefined);
}

export function onLocalState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
