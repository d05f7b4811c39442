/** The manifests of all modules, found by their name. Light: no schemas, no pages; what stands first in the menu says `order`. */
import { pagesOf } from '#platform/contract/access.ts';
import type { Manifest } from '#platform/contract/manifest.ts';

const FILES = import.meta.glob<Readonly<Record<string, Manifest>>>('../../modules/*/contract/*.manifest.ts', { eager: true });

export const MANIFESTS: readonly Manifest[] = Object.values(FILES).flatMap((exported) => Object.values(exported));

/** What the search box finds on the server, in the order in which kinds stand where nothing fits better. */
export const FOUND_KINDS = MANIFESTS.flatMap(({ finds = {} }) => Object.entries(finds).map(([kind, said]) => ({ kind, ...said }))).toSorted(
  (a, b) => a.order - b.order,
);

/** Every page of the portal by its path. */
export const PAGES = pagesOf(MANIFESTS);
