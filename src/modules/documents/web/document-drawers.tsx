/** What the document center and an employee's file open, loaded with the first document that is opened or added. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSay } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Reasoned } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { ActionState } from '#platform/web/viewer.tsx';
import { DOCUMENT_WORDS as W } from './documents.messages.ts';
import type { DocumentTaskOf } from './form/document-task.tsx';
import type { DocumentTasks } from './row-actions.ts';

export const DocumentDrawer = lazyDrawer(async () => (await import('./detail/document-drawer.tsx')).DocumentDrawer, { shape: 'detail', size: 680 });
export const DocumentTask = lazyDrawer(async () => (await import('./form/document-task.tsx')).DocumentTask);

/** What is being done with a document, and how a row begins it; `More` is what only one of the pages does. */
export function useDocumentTask<More = never>() {
  const [task, setTask] = useState<DocumentTaskOf | More | null>(null);
  const tasks = useMemo<DocumentTasks>(
    () => ({ edit: (document) => setTask({ do: 'edit', document }), renew: (document) => setTask({ do: 'renew', document }) }),
    [],
  );
  return { task, setTask, tasks };
}

export function UploadButton({ may, onClick }: { may: ActionState; onClick: () => void }) {
  const say = useSay();
  return (
    <Reasoned reason={may.reason}>
      <Button leftSection={<Icon name="upload" size={16} />} disabled={may.disabled} {...approachOf(DocumentTask)} onClick={onClick}>
        {say(W.upload)}
      </Button>
    </Reasoned>
  );
}
