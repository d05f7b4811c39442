import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import type { VariationRow } from '../../contract/project/project.register.ts';
import { FilesPart } from '../files-part.tsx';

/** The instruction and the photos of a variation, whatever was decided. */
export function VariationFiles({ row: { id, vo_no }, onClose }: { row: VariationRow; onClose: () => void }) {
  return (
    <DetailDrawer title={vo_no} onClose={onClose}>
      <FilesPart of="variations" id={id} name={vo_no} />
    </DetailDrawer>
  );
}
