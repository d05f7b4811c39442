/**
 * What rings for the right to its page ends with that right: of the company on the screen this is known here. Of another company nothing is known, so it
 * rings on, and whoever goes there hears by the rights that they have there. Others, as those of a ladder, hear whatever their rights.
 */
import { useEffect } from 'react';
import { mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import { closeRinging, type RingsFor } from '#platform/web/feedback.ts';

export type Hearer = Viewer & { readonly company_id: number | null };

export function mayHear({ company_id, route }: RingsFor, user: Hearer, pages: Pages): boolean {
  const page = route?.split('?')[0];
  if (page === undefined || company_id !== user.company_id || !pages.has(page)) return true;
  return mayOpen(user, pages, page);
}

/** Ends what rings as soon as the person is known to have no right to it any more. */
export function useRingingRight(user: Hearer, pages: Pages): void {
  useEffect(() => closeRinging((rings) => !mayHear(rings, user, pages)), [user, pages]);
}
