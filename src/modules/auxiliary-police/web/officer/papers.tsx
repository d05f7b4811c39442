/** The papers of an officer by kind; whoever may change the officer adds and removes them. */
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { saveOfficerPapers, showOfficerPapers, type Paper } from '../../contract/officer/papers.endpoints.ts';
import { PAPER as W } from './papers.messages.ts';

const PapersForm = lazyDrawer(async () => (await import('./papers-form.tsx')).PapersForm, { title: ({ kind }) => W[kind], size: 560 });
const EDIT = {
  needs: { page: '/auxiliary/officer', action: 'Update', call: saveOfficerPapers },
  opens: PapersForm,
  icon: 'edit',
  variant: 'subtle',
  size: 'compact-sm',
} as const;

export function Papers({ officer }: { officer: number }) {
  const t = useT(W);
  const say = useSay();
  const mayEdit = useCan('/auxiliary/officer', 'Update');
  const [open, setOpen] = useState<Paper | null>(null);
  const { data, error, refetch } = useEndpoint(showOfficerPapers, { id: officer }, { quiet: true });
  // Whoever changes nothing reads what is there.
  const shown = data?.data.filter(({ files }) => mayEdit || files.length > 0);
  const chosen = data?.data.find(({ kind }) => kind === open);
  return (
    <DetailSection title={W.documents}>
      <Loaded error={error} refetch={refetch} shape="detail" count={3}>
        {shown?.length === 0 && <p className="quiet small">{t('none')}</p>}
        {shown && shown.length > 0 && (
          <ul className="bare">
            {shown.map(({ kind, files }) => (
              <li key={kind} className="wrap">
                <span>{say(W[kind])}</span>
                <FileLinks files={files} none={t('none')} />
                {mayEdit && (
                  <ActionButton {...EDIT} aria-label={`${t('edit')}: ${say(W[kind])}`} onClick={() => setOpen(kind)}>
                    {t('edit')}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {chosen && <PapersForm officer={officer} kind={chosen.kind} files={chosen.files} onClose={() => setOpen(null)} />}
    </DetailSection>
  );
}
