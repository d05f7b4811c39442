import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { sites } from '../../contract/site/site.register.ts';
import { CheckpointForm } from './checkpoint-form.tsx';
import type { UnknownTagRow } from './unknown-tag.ts';

/** A new checkpoint of the site at which a device read its tag. */
export function UnknownTagForm({ site_id, tag, type, onClose }: UnknownTagRow & { onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(sites.show, { id: site_id }, { quiet: true, keepPrevious: false });
  if (data) return <CheckpointForm site={data.data} row={null} tag={{ type, uid: tag }} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={tag} size={680}>
      <Loaded error={error} refetch={refetch} shape="form" count={8}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}
