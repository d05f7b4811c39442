import { useMemo, type ReactNode } from 'react';
import { companyOf, usePages, useViewer, ViewerProvider } from '#platform/web/viewer.tsx';
import { useOrganisation } from './use-organisation.ts';

/** Puts the organisation of the selected company into the viewer, so that lists can filter by it. Stands once, around the pages. */
export function OrganisationProvider({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const pages = usePages();
  const { lists, isPending } = useOrganisation();
  const { branches, divisions, departments, positions, position_levels } = lists;
  const value = useMemo(() => {
    const company = companyOf(viewer);
    return isPending || !company ? viewer : { ...viewer, company: { ...company, branches, divisions, departments, positions, position_levels } };
  }, [viewer, isPending, branches, divisions, departments, positions, position_levels]);
  return (
    <ViewerProvider value={value} pages={pages}>
      {children}
    </ViewerProvider>
  );
}
