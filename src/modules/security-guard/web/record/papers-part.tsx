/** The papers of a guard by kind; whoever may change the guard adds and removes them. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { savePapers, showPapers, type Paper } from '../../contract/record/compliance.endpoints.ts';
import { PAGE } from '../addresses.ts';
import { RECORD as W } from '../record.messages.ts';

const PapersForm = lazyDrawer(async () => (await import('./papers-form.tsx')).PapersForm, { title: ({ kind }) => W[kind], size: 560 });

export function PapersPart({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const say = useSay();
  const mayEdit = useCan(PAGE, 'Update');
  const [open, setOpen] = useState<Paper | null>(null);
  const { data, error, refetch } = useEndpoint(showPapers, { id: guard.id }, { quiet: true });
  const chosen = data?.data.find(({ kind }) => kind === open);
  return (
    <DetailSection title={W.documents}>
      <Loaded error={error} refetch={refetch} shape="detail" count={4}>
        {data && (
          <ul className="bare stack">
            {data.data.map(({ kind, files }) => (
              <li key={kind} className="wrap">
                <span>{say(W[kind])}</span>
                <FileLinks files={files} none={t('noDocuments')} />
                {mayEdit && (
                  <ActionButton
                    needs={{ page: PAGE, action: 'Update', call: savePapers }}
                    icon="edit"
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${t('edit')}: ${say(W[kind])}`}
                    opens={PapersForm}
                    onClick={() => setOpen(kind)}
                  >
                    {t('edit')}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {chosen && <PapersForm guard={guard} kind={chosen.kind} files={chosen.files} onClose={() => setOpen(null)} />}
    </DetailSection>
  );
}
