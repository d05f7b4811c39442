import { createElement, Suspense } from 'react';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { RouteErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { pageNotFound } from '../errors/route-error.ts';
import { PAGE_FILES } from '../modules.ts';

const DRAWN = new Map([...PAGE_FILES].map(([path, load]) => [path, lazyPart(async () => (await load()).Page)]));

/** Begins to load the page of a path; nothing where there is none. */
export const loadPage = (path: string) => DRAWN.get(path)?.preload();

/** The page of a path, loaded when first opened. Another company begins every page anew. */
export function PageOutlet({ path, companyId }: { path: string | null; companyId: number | null }) {
  const page = path === null ? undefined : DRAWN.get(path);
  if (!page) return <ErrorPage error={pageNotFound()} />;
  return (
    <RouteErrorBoundary resetKey={`${path} ${companyId}`}>
      <Suspense fallback={<Skeletons shape="rows" count={8} />}>{createElement(page)}</Suspense>
    </RouteErrorBoundary>
  );
}
