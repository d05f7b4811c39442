import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listSitePhotos, MOST_PHOTOS, saveSitePhotos } from '../contract/site-photos.endpoints.ts';
import { WORK_SITE } from './work-site.messages.ts';

interface Site {
  readonly id: number;
  readonly name: string;
}

/** What a site looks like; whoever may change the site adds and removes photos. */
export function SitePhotos({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useT(WORK_SITE);
  const mayChange = useCan('/work-task/site/manage', 'Update');
  const { data, error, refetch } = useEndpoint(listSitePhotos, { id: site.id }, { quiet: true });
  const photos = data?.data;
  if (photos && mayChange) return <PhotosForm site={site} photos={photos} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={t('photosOf', { name: site.name })} size={560}>
      <Loaded error={error} refetch={refetch} shape="detail" count={4}>
        {photos && (photos.length > 0 ? <Shown photos={photos} /> : <EmptyState drawing="place" title={WORK_SITE.noPhotos} />)}
      </Loaded>
    </SideDrawer>
  );
}

const Shown = ({ photos }: { photos: readonly UploadedFile[] }) =>
  photos.map((photo) => (
    <FileFrame key={photo.file}>
      <FileView file={photo} />
    </FileFrame>
  ));

function PhotosForm({ site, photos, onClose }: { site: Site; photos: readonly UploadedFile[]; onClose: () => void }) {
  const t = useT(WORK_SITE);
  const { run } = useWrite(saveSitePhotos, { invalidates: [listSitePhotos] });
  const form = useZodForm(saveSitePhotos.input, {
    initial: { id: site.id, photos: photos.map(({ file }) => file) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('photosOf', { name: site.name })} form={form} size={560}>
      <FileField
        form={form}
        name="photos"
        label={WORK_SITE.photos}
        description={WORK_SITE.photosHint}
        extensions={IMAGE_EXTENSIONS}
        maxFiles={MOST_PHOTOS}
        stored={photos}
      />
      <Shown photos={photos} />
    </FormDrawer>
  );
}
