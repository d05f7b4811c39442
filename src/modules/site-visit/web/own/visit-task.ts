import type { VisitDetail } from '../../contract/site-visit.schema.ts';

/** What is opened over the own visits. */
export type VisitTask = { readonly of: 'plan'; readonly visit: VisitDetail | null } | { readonly of: 'km' | 'claim'; readonly visit: VisitDetail };
