/** One report: what happened, its photos and place, and what was done about it. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { closeSitrep, followUpSitrep, printSitrep, reopenSitrep, reviewSitrep, showSitrep, type SitrepDetail } from '../../contract/report/sitrep.endpoints.ts';
import { CATEGORY_NAMES, NOTE_NAMES, SEVERITY_NAMES, SITREP_STATUS_NAMES } from '../../contract/report/sitrep-words.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';
import { SITREP_READS } from '../live-reads.ts';
import { SEVERITY_COLOURS, SITREP_COLOURS } from './sitrep-looks.ts';
import { SITREP as W } from './sitrep.messages.ts';

const PAGE = { page: '/patrol/ops/sitrep', action: 'Update' } as const;

export function SitrepDrawer({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useEndpoint(showSitrep, { id }, { quiet: true, keepPrevious: false });
  const report = data?.data;
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={report?.title ?? W.report}
      badge={report && <StatusChip status={null} label={SITREP_STATUS_NAMES[report.status]} colour={SITREP_COLOURS[report.status]} />}
      actions={report && <Answers report={report} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {report && <Body report={report} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Answers({ report: { id, number, status } }: { report: SitrepDetail }) {
  const t = useT(W);
  const confirm = useConfirm();
  const review = useWrite(reviewSitrep, { invalidates: SITREP_READS });
  const followUp = useWrite(followUpSitrep, { invalidates: SITREP_READS });
  const again = useWrite(reopenSitrep, { invalidates: SITREP_READS });
  const end = useWrite(closeSitrep, { invalidates: SITREP_READS });
  const ask = async (title: string, verb: string, run: (input: { id: number; note: string }) => Promise<unknown>) => {
    const answer = await confirm({ title, remark: true, remarkLabel: t('note'), verb });
    if (answer) await run({ id, note: answer.remark });
  };
  const print = (
    <ActionButton variant="default" icon="print" needs={{ page: PAGE.page, action: 'Export' }} onClick={() => openFile(printSitrep, { id })}>
      {t('print')}
    </ActionButton>
  );
  if (status === 'Closed')
    return (
      <>
        {print}
        <ActionButton variant="default" needs={{ ...PAGE, call: reopenSitrep }} onClick={() => ask(t('reopenAsk', { number }), t('reopen'), again.run)}>
          {t('reopen')}
        </ActionButton>
      </>
    );
  return (
    <>
      {status === 'Pending' ? (
        <ActionButton needs={{ ...PAGE, call: reviewSitrep }} onClick={() => ask(t('reviewAsk', { number }), t('review'), review.run)}>
          {t('review')}
        </ActionButton>
      ) : (
        <ActionButton needs={{ ...PAGE, call: closeSitrep }} onClick={() => ask(t('closeAsk', { number }), t('close'), end.run)}>
          {t('close')}
        </ActionButton>
      )}
      <ActionButton variant="default" needs={{ ...PAGE, call: followUpSitrep }} onClick={() => ask(t('followUpAsk', { number }), t('followUp'), followUp.run)}>
        {t('followUp')}
      </ActionButton>
      {print}
    </>
  );
}

function Body({ report }: { report: SitrepDetail }) {
  const t = useT(W);
  const say = useSay();
  const { lat, lng } = report;
  return (
    <>
      <DetailSection title={W.what}>
        <p style={{ whiteSpace: 'pre-wrap' }}>{report.description}</p>
        <Facts
          items={[
            { label: W.number, value: report.number },
            { label: W.severity, value: <StatusChip status={null} label={SEVERITY_NAMES[report.severity]} colour={SEVERITY_COLOURS[report.severity]} /> },
            { label: W.category, value: say(CATEGORY_NAMES[report.category]) },
            { label: W.site, value: report.site },
            { label: W.guard, value: report.guard },
            { label: W.device, value: report.device ?? t('office') },
            { label: W.reported, value: <DateText value={report.recorded_at} kind="datetime" /> },
            {
              label: W.received,
              value: (
                <span className="wrap">
                  <DateText value={report.received_at} kind="datetime" />
                  {report.offline && <StatusChip status={null} label={W.late} colour="primary" />}
                  {report.written_later && <StatusChip status={null} label={W.writtenLater} colour="warning" />}
                  {report.outside_session && <StatusChip status={null} label={FLAG_NAMES.outside_session} colour="warning" />}
                </span>
              ),
            },
            ...(report.operation ? [{ label: W.operation, value: report.operation }] : []),
            ...(report.emergency ? [{ label: W.emergency, value: report.emergency.number }] : []),
            ...(report.police_report_no ? [{ label: W.police, value: report.police_report_no }] : []),
            ...(report.action_taken ? [{ label: W.action, value: report.action_taken, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {report.persons.length > 0 && (
        <DetailSection title={W.persons}>
          <ul className="bare">
            {report.persons.map(({ name, identity, role }) => (
              <li key={`${name} ${identity ?? ''}`}>{[name, identity, role].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {report.vehicles.length > 0 && (
        <DetailSection title={W.vehicles}>
          <ul className="bare">
            {report.vehicles.map(({ plate, model }) => (
              <li key={plate}>{[plate, model].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {report.pictures.length > 0 && (
        <DetailSection title={W.photos}>
          {report.pictures.map((file) => (
            <FileFrame key={file.file}>
              <FileView file={file} />
            </FileFrame>
          ))}
        </DetailSection>
      )}
      {lat !== null && lng !== null && (
        <DetailSection title={W.place}>
          <MapView markers={[{ id: report.id, lat, lng, name: report.title }]} height={220} label={t('place')} />
        </DetailSection>
      )}
      <DetailSection title={W.notes}>
        {report.notes.length === 0 && <p className="quiet small">{t('noNotes')}</p>}
        <ul className="bare">
          {report.notes.map(({ id, kind, text, user, at }) => (
            <li key={id}>
              <strong>{say(NOTE_NAMES[kind])}</strong> · <DateText value={at} kind="datetime" /> {user && `· ${user}`}
              <br />
              {text}
            </li>
          ))}
        </ul>
      </DetailSection>
    </>
  );
}
