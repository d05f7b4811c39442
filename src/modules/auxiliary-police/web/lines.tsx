import type { ReactNode } from 'react';
import type { Label } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';

/** A part of a detail that lists what there is, a line each. @param none said where there is nothing */
export function Lines({ title, none, children }: { title: Label; none: string; children: readonly ReactNode[] }) {
  return <DetailSection title={title}>{children.length > 0 ? <ul className="bare">{children}</ul> : <p className="quiet small">{none}</p>}</DetailSection>;
}
