import { ActionIcon, Button, Menu } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { showDocument } from '../../contract/document.endpoints.ts';
import { folderText } from '../../contract/folder-names.ts';
import { audienceWords } from '../audience-words.ts';
import { DocumentStatus, ExpiryText } from '../document-parts.tsx';
import type { DocumentWrites } from '../document-writes.ts';
import { CATEGORY_NAMES, DOCUMENT_WORDS as W } from '../documents.messages.ts';
import type { DocumentTasks } from '../row-actions.ts';
import { FilePreview } from './file-preview.tsx';
import { ReaderLists } from './reader-lists.tsx';
import type { ShownDocument } from './shown-document.ts';
import { VersionList } from './version-list.tsx';

export interface DocumentDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly writes: DocumentWrites;
  readonly tasks: DocumentTasks;
}

/** One document: what it says, who has read it, its versions, and what can be done with it. */
export function DocumentDrawer({ id, onClose, writes, tasks }: DocumentDrawerProps) {
  const { data, error, refetch } = useEndpoint(showDocument, { id }, { quiet: true, keepPrevious: false });
  const document = data?.data;
  return (
    <DetailDrawer
      size={680}
      onClose={onClose}
      title={document?.title ?? W.document}
      badge={document && <DocumentStatus status={document.status} />}
      actions={document && <Actions document={document} writes={writes} tasks={tasks} onGone={onClose} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {document && <Body document={document} writes={writes} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Body({ document, writes }: { document: ShownDocument; writes: DocumentWrites }) {
  const say = useSay();
  const { lists } = useOrganisation();
  const named = document.people.map(({ name }) => name).join(', ');
  return (
    <>
      {document.file && <FilePreview file={document.file} />}
      <DetailSection title={W.document}>
        <Facts
          items={[
            { label: W.category, value: say(CATEGORY_NAMES[document.category]) },
            { label: W.folder, value: document.folder && say(folderText(document.folder)) },
            { label: W.audience, value: named || audienceWords(document, lists, say) },
            { label: W.published, value: document.published_at && <DateText value={document.published_at} kind="datetime" /> },
            { label: W.expires, value: document.expires_at && <ExpiryText document={document} /> },
            { label: W.addedBy, value: document.created_by },
            { label: W.changed, value: <DateText value={document.updated_at} kind="datetime" /> },
            ...(document.description ? [{ label: W.description, value: document.description, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {document.acknowledged && document.can['update'] && <ReaderLists document={document} onRemind={() => writes.remind(document)} />}
      <VersionList versions={document.versions} />
    </>
  );
}

function Actions({ document, writes, tasks, onGone }: { document: ShownDocument; writes: DocumentWrites; tasks: DocumentTasks; onGone: () => void }) {
  const t = useT(W);
  const ui = useT(UI_MESSAGES);
  const { can } = document;
  if (!can['update'] && !can['delete']) return null;
  const remove = async () => {
    if (await writes.remove(document)) onGone();
  };
  return (
    <>
      {(can['archive'] || can['delete']) && (
        <Menu position="top-start">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={ui('more')} style={{ marginInlineEnd: 'auto' }}>
              <Icon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {can['archive'] && (
              <Menu.Item leftSection={<Icon name="inbox" size={16} />} onClick={() => void writes.archive(document)}>
                {t('archive')}
              </Menu.Item>
            )}
            {can['delete'] && (
              <Menu.Item color="red" leftSection={<Icon name="delete" size={16} />} onClick={() => void remove()}>
                {t('delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {can['update'] && (
        <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => tasks.edit(document)}>
          {t('edit')}
        </Button>
      )}
      {can['update'] && (
        <Button variant={can['publish'] ? 'default' : 'filled'} leftSection={<Icon name="upload" size={16} />} onClick={() => tasks.renew(document)}>
          {t('newVersion')}
        </Button>
      )}
      {can['publish'] && (
        <Button leftSection={<Icon name="send" size={16} />} onClick={() => void writes.publish(document)}>
          {t('publish')}
        </Button>
      )}
    </>
  );
}
