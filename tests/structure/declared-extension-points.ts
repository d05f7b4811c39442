/** The ports that files of servers export (`src/platform/server/extension-point.ts`), and who answers each. */
import { join } from 'node:path';
import { SERVER_MODULES } from '#app/server/modules.ts';
import type { ExtensionPoint } from '#platform/server/extension-point.ts';
import { isTest, ROOT, SOURCES } from './source-files.ts';

export interface DeclaredExtensionPoint {
  /** The exported constant. */
  readonly name: string;
  /** Whose question it is. */
  readonly module: string;
  readonly port: ExtensionPoint<unknown>;
}

const DECLARED = /^export const (\w+) = (?:extensionPoint|singleExtensionPoint)</gm;

export const SERVER_FILES = SOURCES.filter(({ path }) => /^src\/(platform|modules\/[^/]+)\/server\//.test(path) && !isTest(path));

const found = SERVER_FILES.map(async ({ path, text }): Promise<DeclaredExtensionPoint[]> => {
  const names = [...text.matchAll(DECLARED)].map(([, name]) => name as string);
  const exported = names.length > 0 ? ((await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, ExtensionPoint<unknown>>) : {};
  const module = /^src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1] as string;
  return names.map((name) => ({ name, module, port: exported[name] as ExtensionPoint<unknown> }));
});

export const EXTENSION_POINTS: readonly DeclaredExtensionPoint[] = (await Promise.all(found)).flat();

/** Modules in the order of the portal. */
export const answerersOf = ({ port }: DeclaredExtensionPoint): string[] =>
  SERVER_MODULES.filter(({ providers = [] }) => providers.some((each) => each.point === port)).map(({ name }) => name);
