/** What a module brings to the portal. The app's list of modules is the only place that knows them all. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Viewer } from '#platform/contract/access.ts';
import type { Manifest } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { WebProvider } from './extension-point.ts';
import type { TodoProps } from './duty.tsx';

/** A live message of conventions D. */
export interface LiveMessage {
  readonly id?: number | string | null;
  readonly notification_type: string;
  readonly title?: string;
  readonly message?: string;
  readonly route?: string | null;
  readonly subject?: { readonly type: string; readonly id: number } | null;
  readonly company_id?: number | null;
  readonly at?: string;
  /** Plain facts. `rings`: it stands and sounds until another message about the same subject comes; `stays`: it stands until somebody closes it. */
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly [extra: string]: unknown;
}

export type LiveEffect = (queryClient: QueryClient, message: LiveMessage) => void;

/**
 * A card of the dashboard. It is drawn when the answer of `api/dashboard` holds a block of the same key; it reads it
 * with `useBlock` and brings its own frame (`BlockCard`, or a chart). The page draws the grid.
 */
export interface DashboardCard {
  /** The block's key. */
  readonly key: string;
  /** Said while the card loads and when it fails. */
  readonly title: Text;
  /** Order among all cards, low first. */
  readonly order: number;
  /** Stands over all others, as wide as the page: it says itself what to do. */
  readonly top?: boolean;
  /** Page (and action) that the viewer must be allowed; absent: everybody. */
  readonly needs?: { readonly page: string; readonly action?: string };
  readonly load: () => Promise<{ readonly Card: ComponentType }>;
}

/** The file of the row that draws the things of a source of `todos` (`DutyRow`). */
export type TodoRowFile = () => Promise<{ readonly Row: ComponentType<TodoProps<never>> }>;

/** Something to do from anywhere, or a part of a page that has an address of its own; found by name in the search box. */
interface CommandBase {
  readonly key: string;
  /** The heading that it stands under; absent: actions. */
  readonly kind?: 'actions' | 'settings' | 'law';
  readonly title: Text;
  /** Other words that people type for it, both languages in one list. */
  readonly words?: readonly string[];
  readonly icon: string;
  /** Absent: everybody. */
  readonly may?: (viewer: Viewer) => boolean;
  /** Page (and action) that the viewer must be allowed; absent: everybody. */
  readonly needs?: { readonly page: string; readonly action?: string };
}

/** It leads to a page, or does something where one stands. */
export type Command = CommandBase & ({ readonly path: string; readonly run?: never } | { readonly run: () => void; readonly path?: never });

/**
 * A part that a guest module hangs into a host's page. The host names the slot (`employee-employment`),
 * never the guest; the guest reads what it needs from the URL and the viewer.
 */
interface SlotPartBase {
  readonly key: string;
  readonly order: number;
  readonly needs?: { readonly page: string; readonly action?: string };
}

export interface LaterPart extends SlotPartBase {
  readonly load: () => Promise<{ readonly Part: ComponentType }>;
  readonly Part?: never;
}

/** `Part`: it stands on every page and weighs next to nothing, so that it comes with the portal. */
export type SlotPart = LaterPart | (SlotPartBase & { readonly Part: ComponentType; readonly load?: never });

export interface WebModule {
  readonly name: string;
  readonly manifest: Manifest;
  /** Every page path of the manifest that this module draws, loaded when it is first opened. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>>;
  readonly commands?: readonly Command[];
  readonly dashboardCards?: readonly DashboardCard[];
  /** Rows of what needs a person today, by the key of the source on the server. */
  readonly todoRows?: Readonly<Record<string, TodoRowFile>>;
  /** To the questions of modules that do not know this one. */
  readonly providers?: readonly WebProvider[];
  /** By slot name. */
  readonly slots?: Readonly<Record<string, readonly SlotPart[]>>;
  /** By notification_type. */
  readonly liveEffects?: Readonly<Record<string, LiveEffect>>;
}

export function defineWebModule(module: WebModule): WebModule {
  return module;
}
