/** Sections of a contract that are completed by themselves, with how late each of them is. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { sections, type SectionRow } from '../../contract/project/section.register.ts';
import { DETAIL } from '../detail.messages.ts';
import { PAGE } from '../pcr-address.ts';
import { PCR } from '../pcr.messages.ts';
import { PCR_READS } from '../pcr-reads.ts';

const SectionForm = lazyDrawer(async () => (await import('./section-form.tsx')).SectionForm, { title: DETAIL.editSection });

export function Sections({ project }: { project: ProjectRow }) {
  const t = useT(DETAIL);
  const confirm = useConfirm();
  const [editing, setEditing] = useState<SectionRow | 'new' | null>(null);
  const remove = useWrite(sections.remove, { invalidates: PCR_READS });
  const drop = async ({ id, updated_at }: SectionRow) => {
    if (await confirm({ title: t('deleteSection'), danger: true, verb: DETAIL.delete })) await remove.run({ project_id: project.id, id, updated_at });
  };
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create' }} icon="plus" opens={SectionForm} onClick={() => setEditing('new')}>
      {t('addSection')}
    </ActionButton>
  );
  return (
    <DetailSection title={DETAIL.sections}>
      <ListPage<typeof sections.list, SectionRow>
        plain
        inUrl={false}
        title={DETAIL.sections}
        endpoint={sections.list}
        input={{ project_id: project.id }}
        defaults={sections.first}
        columns={[
          { key: 'name', label: PCR.name, sort: true, fixed: true, card: 'title' },
          { key: 'value', label: DETAIL.sectionValue, kind: 'money', priority: 1, card: 1 },
          { key: 'completion_date', label: PCR.completion, kind: 'date', sort: true, priority: 1, card: 2 },
          { key: 'cpc_date', label: PCR.cpc, kind: 'date', priority: 2 },
          { key: 'days', label: DETAIL.daysLate, kind: 'number', priority: 3 },
          { key: 'exposure', label: DETAIL.exposure, kind: 'money', priority: 2, card: 3 },
        ]}
        rowName={({ name }) => name}
        rowActions={(row) => [
          { key: 'open', label: row.can.update ? DETAIL.edit : DETAIL.view, icon: row.can.update ? 'edit' : 'eye', onClick: () => setEditing(row) },
          { key: 'delete', label: DETAIL.delete, icon: 'delete', danger: true, needs: { page: PAGE, action: 'Delete' }, onClick: () => void drop(row) },
        ]}
        onOpen={setEditing}
        action={add}
        empty={{ title: DETAIL.noSection, action: add }}
      />
      {editing && (
        <SectionForm
          project={project}
          row={editing === 'new' ? null : editing}
          readOnly={editing !== 'new' && !editing.can.update}
          onClose={() => setEditing(null)}
        />
      )}
    </DetailSection>
  );
}
