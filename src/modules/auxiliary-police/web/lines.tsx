import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Label } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';

/** A part of a detail that lists what there is, a line each. @param none said where there is nothing */
export function Lines({ title, none, children }: { title: Label; none: string; children: readonly ReactNode[] }) {
  return <DetailSection title={title}>{children.length > 0 ? <ul className="bare">{children}</ul> : <p className="quiet small">{none}</p>}</DetailSection>;
}

type Registered = '/auxiliary/application' | '/auxiliary/asset' | '/auxiliary/card' | '/auxiliary/officer';

/** What a line names, opened on its own page by whoever sees that page. */
export function OpenOn({ page, id, children }: { page: Registered; id: number; children: ReactNode }) {
  return useCan(page) ? <Link href={`${page}?status=&open=${id}`}>{children}</Link> : children;
}
