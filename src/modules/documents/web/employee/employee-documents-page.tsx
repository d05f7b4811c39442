import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { EmployeeTab, useMend } from '#modules/employee/web/public.tsx';
import { listDocuments } from '../../contract/document.endpoints.ts';
import { DOCUMENT_CATEGORIES, DOCUMENT_STATUSES } from '../../contract/document.schema.ts';
import { personColumns } from '../document-columns.tsx';
import { DocumentDrawer, DocumentTask, UploadButton, useDocumentTask } from '../document-drawers.tsx';
import { TAB, useMayAdd } from '../document-rights.ts';
import { useDocumentWrites } from '../document-writes.ts';
import { CATEGORY_NAMES, DOCUMENT_STATUS_NAMES, DOCUMENT_WORDS as W } from '../documents.messages.ts';
import { documentActions } from '../row-actions.ts';
import { PersonnelChecklist } from './personnel-checklist.tsx';

const FILTERS = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'select', key: 'category', label: W.category, options: DOCUMENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
  { kind: 'select', key: 'status', label: W.status, options: DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_NAMES[value] ?? value })) },
] as const;
/** A personnel file is small; the checklist looks at all of it, whatever the list is filtered by. */
const WHOLE_FILE = 500;

/** R99: what one employee's file holds, and what it lacks. */
export const Page = () => <EmployeeTab>{(employee) => <PersonnelFile employeeId={employee.id} />}</EmployeeTab>;

function PersonnelFile({ employeeId }: { employeeId: number }) {
  const say = useSay();
  const may = useMayAdd(TAB);
  const writes = useDocumentWrites();
  const all = useEndpoint(listDocuments, { employee_id: employeeId, per_page: WHOLE_FILE }, { quiet: true });
  const { task, setTask, tasks } = useDocumentTask();
  const [mend, endMend] = useMend(['Identity']);
  const shown = task ?? (mend && may.allowed && !may.disabled ? { do: 'add' as const, start: { category: mend, title: say(W.identityCopy) } } : null);
  const close = () => {
    setTask(null);
    endMend();
  };
  const columns = useMemo(() => personColumns(say), [say]);
  const add = may.allowed && <UploadButton may={may} onClick={() => setTask({ do: 'add' })} />;
  return (
    <>
      {all.data ? (
        <PersonnelChecklist documents={all.data.data} onAdd={may.allowed && !may.disabled ? (start) => setTask({ do: 'add', start }) : undefined} />
      ) : (
        !all.isError && (
          // In the room that the list will take.
          <Skeleton inert>
            <PersonnelChecklist documents={[]} />
          </Skeleton>
        )
      )}
      <ListPage
        title={W.documents}
        plain
        name="documents.of-employee"
        endpoint={listDocuments}
        input={{ employee_id: employeeId }}
        columns={columns}
        filters={FILTERS}
        tools={add}
        rowName={(row) => row.title}
        opens={DocumentDrawer}
        rowActions={(row) => documentActions(row, writes, tasks)}
        empty={{ drawing: 'document', title: W.empty, action: add }}
        detail={(id, onClose) => <DocumentDrawer id={Number(id)} onClose={onClose} writes={writes} tasks={tasks} />}
      />
      {shown && <DocumentTask task={shown} employeeId={employeeId} onClose={close} />}
    </>
  );
}
