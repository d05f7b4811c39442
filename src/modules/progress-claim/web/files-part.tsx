/** Photos and documents of a contract, a claim or a variation; whoever may change it adds and removes them. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { FileFrame, FileView, isShown } from '#platform/web/ui/file/file-view.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { showFiles, type Filed } from '../contract/project/project.endpoints.ts';
import { PAGE } from './pcr-address.ts';
import { DETAIL } from './detail.messages.ts';

const FilesForm = lazyDrawer(async () => (await import('./files-form.tsx')).FilesForm, { title: DETAIL.files });

export function FilesPart({ of, id, name }: { of: Filed; id: number; name: string }) {
  const t = useT(DETAIL);
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useEndpoint(showFiles, { of, id }, { quiet: true });
  const files = data?.data;
  const edit = (
    <ActionButton needs={{ page: PAGE, action: 'Update' }} icon="edit" variant="default" size="xs" opens={FilesForm} onClick={() => setEditing(true)}>
      {t('edit')}
    </ActionButton>
  );
  return (
    <DetailSection title={DETAIL.files} action={edit}>
      <Loaded error={error} refetch={refetch} shape="detail" count={3}>
        {files &&
          (files.photos.length + files.documents.length === 0 ? (
            <EmptyState title={DETAIL.noFiles} />
          ) : (
            <div className="stack">
              {files.documents.length > 0 && (
                <p className="wrap flush">
                  <FileLinks files={files.documents} none="" />
                </p>
              )}
              {[...files.photos, ...files.documents].filter(isShown).map((file) => (
                <FileFrame key={file.file}>
                  <FileView file={file} />
                </FileFrame>
              ))}
            </div>
          ))}
      </Loaded>
      {isEditing && files && <FilesForm of={of} id={id} name={name} files={files} onClose={() => setEditing(false)} />}
    </DetailSection>
  );
}
