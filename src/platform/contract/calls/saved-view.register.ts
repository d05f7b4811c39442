/** Views of a list: its filters, order and page size under a name, one's own or shared. */
import { z } from 'zod';
import { meetsRequirement, meetsPages, type Pages, type Viewer } from '../access.ts';
import { MEMBER, type Endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { register } from '../register/register.ts';

const QUERY_MAX = 2000;

export const savedViews = register({
  name: 'platform.saved-view',
  plural: 'saved-views',
  path: 'api/lists/{list}/views',
  page: { page: '', read: MEMBER, create: MEMBER, update: MEMBER, remove: MEMBER },
  form: z.object({ name: line(1, 60), /** As in the address of the page. */ query: z.string().max(QUERY_MAX), shared: z.boolean() }),
  row: { /** Saved by the viewer. */ mine: z.boolean() },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc', perPage: 100 },
  filters: {},
  under: {
    /** Name of the call that lists. */
    list: z.string().regex(/^[a-z-]+\.[a-z0-9-]+$/),
  },
});

/** Who keeps views of a list: those who hold its page, not who sees the own rows of it alone. */
export function keepsViews(viewer: Viewer, pages: Pages, { requires }: Pick<Endpoint, 'requires'>): boolean {
  return requires.kind === 'pages' ? meetsPages(viewer, pages, requires.anyOf) : meetsRequirement(viewer, pages, requires);
}

/** Who shares them: those who change what stands on its page, or add to it where nothing is changed. */
export function sharesViews(viewer: Viewer, pages: Pages, paths: readonly string[]): boolean {
  const changing = paths.map((page) => ({ page, action: pages.get(page)?.actions.includes('Update') ? 'Update' : 'Create' }));
  return meetsPages(viewer, pages, changing);
}
