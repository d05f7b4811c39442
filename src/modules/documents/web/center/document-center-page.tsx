import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Reasoned } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { listDocuments } from '../../contract/document.endpoints.ts';
import { folderText } from '../../contract/folder-names.ts';
import { centerColumns } from '../document-columns.tsx';
import { DocumentDrawer, DocumentTask, UploadButton, useDocumentTask } from '../document-drawers.tsx';
import { CENTER, useMayAdd } from '../document-rights.ts';
import { useDocumentWrites } from '../document-writes.ts';
import { DOCUMENT_WORDS as W } from '../documents.messages.ts';
import { documentActions } from '../row-actions.ts';
import classes from './center.module.css';
import { centerFilters } from './center-filters.ts';
import { FolderList } from './folder-list.tsx';

const BulkUpload = lazyDrawer(async () => (await import('../form/bulk-upload.tsx')).BulkUpload, { size: 620 });

interface Many {
  readonly do: 'many';
}

/** The document center (R93): folders on the left, the list beside them, a document in the drawer. */
export function Page() {
  const say = useSay();
  const { lists } = useOrganisation();
  const folder = new URLSearchParams(useSearch()).get('folder') ?? undefined;
  const may = useMayAdd(CENTER);
  const writes = useDocumentWrites();
  const { task, setTask, tasks } = useDocumentTask<Many>();
  const close = () => setTask(null);
  const columns = useMemo(() => centerColumns(say, lists), [say, lists]);
  const filters = useMemo(() => centerFilters(say), [say]);
  const add = may.allowed && <UploadButton may={may} onClick={() => setTask({ do: 'add' })} />;
  const many = may.allowed && (
    <Reasoned reason={may.reason}>
      <Button variant="default" disabled={may.disabled} {...approachOf(BulkUpload)} onClick={() => setTask({ do: 'many' })}>
        {say(W.uploadMany)}
      </Button>
    </Reasoned>
  );
  return (
    <>
      <PageHeader
        title={W.center}
        context={folder && say(folderText(folder))}
        action={
          may.allowed && (
            <>
              {many}
              {add}
            </>
          )
        }
      />
      <div className={classes['split']}>
        <FolderList chosen={folder} />
        <div className={classes['list']}>
          <ListPage
            title={W.center}
            plain
            endpoint={listDocuments}
            input={folder ? { folder } : undefined}
            columns={columns}
            filters={filters}
            rowName={(row) => row.title}
            opens={DocumentDrawer}
            rowActions={(row) => documentActions(row, writes, tasks)}
            empty={{ drawing: 'document', title: W.empty, hint: W.emptyHint, action: add }}
            detail={(id, onClose) => <DocumentDrawer id={Number(id)} onClose={onClose} writes={writes} tasks={tasks} />}
          />
        </div>
      </div>
      {task?.do === 'many' && <BulkUpload onClose={close} />}
      {task && task.do !== 'many' && <DocumentTask task={task} folder={folder} onClose={close} />}
    </>
  );
}
