import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { RouteErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { pageNotFound } from '../errors/route-error.ts';
import { PAGE_FILES } from '../modules.ts';

const DRAWN = new Map<string, ComponentType>([...PAGE_FILES].map(([path, load]) => [path, lazy(async () => ({ default: (await load()).Page }))]));

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
