import { Button } from '@mantine/core';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { acknowledgeDocument, showDocument } from '../../contract/document.endpoints.ts';
import { FilePreview } from '../detail/file-preview.tsx';
import { DOCUMENT_READS } from '../document-writes.ts';
import { CATEGORY_NAMES, DOCUMENT_WORDS as W } from '../documents.messages.ts';
import { SHARED_MESSAGES } from './shared.messages.ts';
import classes from './shared-documents.module.css';

/** A document as its reader sees it, with the confirmation that it asks for. */
export function SharedDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT(SHARED_MESSAGES);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showDocument, { id }, { quiet: true, keepPrevious: false });
  const { run, busy } = useWrite(acknowledgeDocument, { invalidates: DOCUMENT_READS });
  const document = data?.data;
  const asked = document?.can['acknowledge'] === true;
  // A refusal has been told by the call.
  const confirm = () => void run({ id }).then(onClose, () => undefined);
  return (
    <DetailDrawer
      size={680}
      onClose={onClose}
      title={document?.title ?? W.document}
      actions={
        asked && (
          <Button leftSection={<Icon name="check" size={16} />} loading={busy} onClick={confirm}>
            {t('iHaveRead')}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !document && <Skeletons shape="detail" count={6} />}
      {document && (
        <>
          {document.file && <FilePreview file={document.file} />}
          {(asked || document.acknowledged_by_me) && (
            <p className={classes['asks']} data-done={document.acknowledged_by_me || undefined}>
              <Icon name={document.acknowledged_by_me ? 'success' : 'info'} size={18} />
              {t(document.acknowledged_by_me ? 'thanks' : 'asks')}
            </p>
          )}
          <DetailSection title={W.document}>
            <Facts
              items={[
                { label: W.category, value: say(CATEGORY_NAMES[document.category]) },
                { label: W.version, value: `v${document.version}` },
                { label: W.published, value: document.published_at && <DateText value={document.published_at} kind="datetime" /> },
                { label: W.expires, value: document.expires_at && <DateText value={document.expires_at} /> },
                ...(document.description ? [{ label: W.description, value: document.description, wide: true }] : []),
              ]}
            />
          </DetailSection>
        </>
      )}
    </DetailDrawer>
  );
}
