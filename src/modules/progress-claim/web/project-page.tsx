/** Progress claims (R75): the contracts of a company, and by the address one of them (`?id=`) or one of its claims (`?claim=`). */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ProjectList } from './project/project-list.tsx';

const ProjectView = lazy(async () => ({ default: (await import('./project/project-view.tsx')).ProjectView }));
const ClaimView = lazy(async () => ({ default: (await import('./claim/claim-view.tsx')).ClaimView }));

export function Page() {
  const query = new URLSearchParams(useSearch());
  const [id, claim] = [Number(query.get('id')), Number(query.get('claim'))];
  if (!(id > 0)) return <ProjectList />;
  return (
    <Suspense fallback={<Skeletons shape="detail" count={8} />}>
      {claim > 0 ? <ClaimView key={claim} projectId={id} id={claim} /> : <ProjectView key={id} id={id} />}
    </Suspense>
  );
}
