/**
 * Who this process has loaded. A guess, never a source: the database confirms the version of each in the round trip of the
 * request that begins with it, and what is not confirmed is loaded anew.
 */
import type { Line } from '../db/connection.ts';
import type { ActorSource, Identified, Loaded } from './actor.ts';

export interface Remembered extends Identified {
  readonly version: string;
}

/** So many people work at once in the largest portals; whoever asked longest ago goes first. */
const MOST = 5000;

/** By the hash of the token, never the token itself, and the company; null: outside any. */
export class ActorMemory {
  readonly #actors = new Map<string, Remembered>();
  readonly #users = new Map<string, number>();

  /** Whose token it was when it was seen last; undefined: not seen lately. For counting, never for letting in. */
  userOf(tokenHash: string): number | undefined {
    return this.#users.get(tokenHash);
  }

  find(tokenHash: string, companyId: number | null): Remembered | undefined {
    const key = keyOf(tokenHash, companyId);
    const found = this.#actors.get(key);
    if (!found) return undefined;
    this.#actors.delete(key);
    this.#actors.set(key, found);
    return found;
  }

  /** Without a version there is nothing to confirm it by, and who is not in the company is nobody there: what was known is forgotten. */
  keep(tokenHash: string, companyId: number | null, loaded: Loaded | null): void {
    const key = keyOf(tokenHash, companyId);
    this.#actors.delete(key);
    if (!loaded || loaded.version === null || (companyId !== null && !loaded.company)) return;
    this.#actors.set(key, { user: loaded.user, company: loaded.company, version: loaded.version });
    this.#users.set(tokenHash, loaded.user.userId);
    for (const known of [this.#actors, this.#users]) if (known.size > MOST) known.delete(known.keys().next().value ?? '');
  }
}

const keyOf = (tokenHash: string, companyId: number | null) => `${tokenHash} ${companyId ?? ''}`;

/** The actor as remembered, once the database has confirmed it; else as loaded now. @param companyId null: the user's own choice, which moves */
export async function recall(
  { actors, memory }: { readonly actors: ActorSource; readonly memory: ActorMemory },
  line: Line,
  tokenHash: string,
  companyId: number | null,
): Promise<Identified | null> {
  const remembered = companyId === null ? undefined : memory.find(tokenHash, companyId);
  if (remembered && (await actors.confirm(line, tokenHash, companyId)) === remembered.version) return remembered;
  const loaded = await actors.load(line, tokenHash, companyId);
  if (companyId !== null) memory.keep(tokenHash, companyId, loaded);
  return loaded;
}
