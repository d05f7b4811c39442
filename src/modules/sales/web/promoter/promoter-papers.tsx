/** The papers of a promoter by kind; whoever may change the promoter adds and removes them. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { savePromoterPapers, showPromoterPapers, type Paper } from '../../contract/promoter/promoter-overview.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { PAPER } from './papers.messages.ts';

const PapersForm = lazyDrawer(async () => (await import('./papers-form.tsx')).PapersForm, { title: ({ kind }) => PAPER[kind], size: 560 });
const NEEDS = { page: '/spm/promoter', action: 'Update', call: savePromoterPapers } as const;

export function PromoterPapers({ promoterId }: { promoterId: number }) {
  const t = useT(PAPER);
  const mayEdit = useCan('/spm/promoter', 'Update');
  const [open, setOpen] = useState<Paper | null>(null);
  const { data, error, refetch } = useEndpoint(showPromoterPapers, { id: promoterId });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  const opened = data.data.find(({ kind }) => kind === open);
  const edit = (kind: Paper) => (
    <ActionButton
      needs={NEEDS}
      icon="edit"
      variant="subtle"
      size="compact-sm"
      opens={PapersForm}
      aria-label={`${t('edit')}: ${t(kind)}`}
      onClick={() => setOpen(kind)}
    >
      {t('edit')}
    </ActionButton>
  );
  return (
    <Section title={PAPER.documents}>
      <FactsTable
        label={PAPER.documents}
        rows={data.data}
        rowKey={({ kind }) => kind}
        columns={[
          { label: PAPER.kind, cell: ({ kind }) => t(kind) },
          {
            label: PAPER.files,
            cell: ({ kind, files }) => (
              <div className="wrap">
                <FileLinks files={files} none={t('none')} />
                {mayEdit && edit(kind)}
              </div>
            ),
          },
        ]}
      />
      {opened && <PapersForm promoterId={promoterId} kind={opened.kind} files={opened.files} onClose={() => setOpen(null)} />}
    </Section>
  );
}
