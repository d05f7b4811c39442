import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { previewApproval } from '../../contract/approval.endpoints.ts';
import { AroundDays } from './around-days.tsx';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox-pane.module.css';

/** The facts of a request, what speaks against it, who else is away, and its papers. */
export function RequestPreview({ type, id }: { type: string; id: number }) {
  const t = useT(INBOX);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(previewApproval, { type, id }, { quiet: true, keepPrevious: false });
  const shown = data?.data;
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={4}>
      {shown && (
        <>
          {shown.warnings.map((warning) => (
            <p key={warning.en} className={classes['warning']}>
              <Icon name="alert" size={16} />
              {say(warning)}
            </p>
          ))}
          <Facts items={shown.facts.map(({ label, value, wide }) => ({ label, value: say(value), ...(wide && { wide }) }))} />
          {shown.around && <AroundDays around={shown.around} />}
          {shown.attachments.length > 0 && (
            <DetailSection title={INBOX.attachments}>
              {shown.attachments.map((file) => (
                <FileFrame key={file.file}>
                  <FileView file={file} />
                  <Button component="a" href={file.url} target="_blank" rel="noopener noreferrer" variant="subtle" size="compact-md">
                    {file.name}
                  </Button>
                </FileFrame>
              ))}
            </DetailSection>
          )}
          {shown.attachments.length === 0 && shown.around === null && <p className="quiet small">{t('noFiles')}</p>}
        </>
      )}
    </Loaded>
  );
}
