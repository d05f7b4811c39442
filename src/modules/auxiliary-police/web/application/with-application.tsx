import type { ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { showApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail } from '../../contract/application.schema.ts';

export interface OfApplication {
  readonly id: number;
  readonly number: string;
  readonly onClose: () => void;
}

/** The application as it is now, for a form that acts on it. */
export function WithApplication({
  id,
  number,
  onClose,
  size,
  children,
}: OfApplication & { size: number; children: (application: ApplicationDetail) => ReactNode }) {
  const { data, error, refetch } = useEndpoint(showApplication, { id }, { quiet: true, keepPrevious: false });
  if (data) return children(data.data);
  return (
    <SideDrawer onClose={onClose} title={number} size={size}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}
