/** The ports that files of servers export (`src/platform/server/port.ts`), and who answers each. */
import { join } from 'node:path';
import { SERVER_MODULES } from '#app/server/modules.ts';
import type { Port } from '#platform/server/port.ts';
import { isTest, ROOT, SOURCES } from './source-files.ts';

export interface DeclaredPort {
  /** The exported constant. */
  readonly name: string;
  /** Whose question it is. */
  readonly module: string;
  readonly port: Port<unknown>;
}

const DECLARED = /^export const (\w+) = (?:port|singlePort)</gm;

export const SERVER_FILES = SOURCES.filter(({ path }) => /^src\/(platform|modules\/[^/]+)\/server\//.test(path) && !isTest(path));

const found = SERVER_FILES.map(async ({ path, text }): Promise<DeclaredPort[]> => {
  const names = [...text.matchAll(DECLARED)].map(([, name]) => name as string);
  const exported = names.length > 0 ? ((await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, Port<unknown>>) : {};
  const module = /^src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1] as string;
  return names.map((name) => ({ name, module, port: exported[name] as Port<unknown> }));
});

export const PORTS: readonly DeclaredPort[] = (await Promise.all(found)).flat();

/** Modules in the order of the house. */
export const answerersOf = ({ port }: DeclaredPort): string[] =>
  SERVER_MODULES.filter(({ answers = [] }) => answers.some((each) => each.port === port)).map(({ name }) => name);
