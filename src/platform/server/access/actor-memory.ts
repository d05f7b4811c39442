/**
 * The actors that this process has loaded. A guess, never a source: the database confirms the version of each in the
 * flight of the request that begins with it, and what is not confirmed is loaded anew.
 */
import type { Identified } from './actor.ts';

export interface RememberedActor extends Identified {
  readonly version: string;
}

/** So many people work at once in the largest portals; whoever asked longest ago goes first. */
const MOST = 5000;

export class ActorMemory {
  readonly #actors = new Map<string, RememberedActor>();

  /** @param tokenHash of the token, never the token itself */
  find(tokenHash: string, companyId: number | null): RememberedActor | undefined {
    const key = keyOf(tokenHash, companyId);
    const found = key === null ? undefined : this.#actors.get(key);
    if (key !== null && found) {
      this.#actors.delete(key);
      this.#actors.set(key, found);
    }
    return found;
  }

  /** Without a version, or a company, there is nothing to confirm it by: what was known is forgotten. */
  keep(tokenHash: string, companyId: number | null, loaded: (Identified & { readonly version: string | null }) | null): void {
    const key = keyOf(tokenHash, companyId);
    if (key === null) return;
    this.#actors.delete(key);
    if (!loaded?.company || loaded.version === null) return;
    this.#actors.set(key, { user: loaded.user, company: loaded.company, version: loaded.version });
    if (this.#actors.size > MOST) this.#actors.delete(this.#actors.keys().next().value ?? '');
  }
}

/** The user's own choice of a company moves, so it is not remembered. */
const keyOf = (tokenHash: string, companyId: number | null) => (companyId === null ? null : `${tokenHash} ${companyId}`);
