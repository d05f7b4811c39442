/** One entry, the entries about the same, and its place in the chain. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { correctLogEntry, showLogEntry, writeWayOut, type LogDetail } from '../../contract/logbook/log.endpoints.ts';
import { WITH_WAY_OUT } from '../../contract/logbook/log-fields.ts';
import { ACT_NAMES, fieldName, KIND_NAMES } from '../../contract/logbook/log-words.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';
import { LOG_READS } from '../live-reads.ts';
import { LOG as W } from './log.messages.ts';

const CorrectForm = lazyDrawer(async () => (await import('./correct-form.tsx')).CorrectForm, { title: W.correct, size: 560 });
const PAGE = '/patrol/ops/logbook';

export function EntryDrawer({ id, close }: { id: number; close: () => void }) {
  const t = useT(W);
  const confirm = useConfirm();
  const [isCorrecting, setCorrecting] = useState(false);
  const { run } = useWrite(writeWayOut, { invalidates: LOG_READS });
  const { data, error, refetch } = useEndpoint(showLogEntry, { id }, { quiet: true, keepPrevious: false });
  const entry = data?.data;
  const goOut = async (n: number) => {
    const answer = await confirm({ title: t('wayOutAsk', { n }), remark: 'optional', remarkLabel: t('remark'), verb: t('wayOut') });
    if (answer) await run({ id, remark: answer.remark || null });
  };
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={entry ? t('entryOf', { n: entry.entry_no }) : W.entry}
      badge={entry && <StatusChip status={null} label={KIND_NAMES[entry.kind]} colour="primary" />}
      actions={
        entry && (
          <>
            {entry.act === 'Entry' && entry.out_at === null && WITH_WAY_OUT.includes(entry.kind) && (
              <ActionButton needs={{ page: PAGE, action: 'Create', call: writeWayOut }} onClick={() => goOut(entry.entry_no)}>
                {t('wayOut')}
              </ActionButton>
            )}
            {entry.act !== 'Out' && (
              <ActionButton
                variant="default"
                needs={{ page: PAGE, action: 'Update', call: correctLogEntry }}
                opens={CorrectForm}
                onClick={() => setCorrecting(true)}
              >
                {t('correct')}
              </ActionButton>
            )}
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {entry && <Body entry={entry} />}
      </Loaded>
      {entry && isCorrecting && <CorrectForm entry={entry} onClose={() => setCorrecting(false)} />}
    </DetailDrawer>
  );
}

function Body({ entry }: { entry: LogDetail }) {
  const t = useT(W);
  const say = useSay();
  return (
    <>
      <DetailSection title={W.details}>
        <Facts
          items={[
            { label: W.subject, value: entry.subject, wide: true },
            ...Object.entries(entry.details).map(([key, value]) => ({ label: fieldName(key), value, wide: value.length > 60 })),
            ...(entry.erased.length > 0
              ? [{ label: W.details, value: t('erased', { fields: entry.erased.map((key) => say(fieldName(key))).join(', ') }), wide: true }]
              : []),
            ...(entry.remark ? [{ label: W.remark, value: entry.remark, wide: true }] : []),
            { label: W.site, value: entry.site },
            { label: W.writer, value: entry.writer ?? '–' },
            { label: W.time, value: <DateText value={entry.recorded_at} kind="datetime" /> },
            {
              label: W.received,
              value: (
                <span className="wrap">
                  <DateText value={entry.received_at} kind="datetime" />
                  {entry.offline && <StatusChip status={null} label={W.late} colour="primary" />}
                  {entry.written_later && <StatusChip status={null} label={W.writtenLater} colour="warning" />}
                  {entry.outside_session && <StatusChip status={null} label={FLAG_NAMES.outside_session} colour="warning" />}
                </span>
              ),
            },
            ...(entry.out_at ? [{ label: W.out, value: <DateText value={entry.out_at} kind="datetime" /> }] : []),
            { label: W.hash, value: <code style={{ overflowWrap: 'anywhere' }}>{entry.hash}</code>, wide: true },
          ]}
        />
      </DetailSection>
      {entry.pictures.length > 0 && (
        <DetailSection title={W.photos}>
          {entry.pictures.map((file) => (
            <FileFrame key={file.file}>
              <FileView file={file} />
            </FileFrame>
          ))}
        </DetailSection>
      )}
      {entry.related.length > 0 && (
        <DetailSection title={W.related}>
          <ul className="bare">
            {entry.related.map((each) => (
              <li key={each.id}>
                <strong>{t('entryOf', { n: each.entry_no })}</strong> · {say(ACT_NAMES[each.act])} · <DateText value={each.recorded_at} kind="datetime" />
                <br />
                <span className="quiet small">{[each.subject, each.remark].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}
