/** All that there is to know of a visit. */
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FileMark } from '#platform/web/ui/file/file-mark.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { formatTime } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { FLAG_NAMES, OUTCOME_NAMES, TYPE_NAMES } from '../../contract/site-visit.messages.ts';
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import type { VisitDetail } from '../../contract/site-visit.schema.ts';
import { visitWorkflow } from '../../contract/site-visit.workflow.ts';
import { At, Duration } from '../visit-columns.tsx';
import { VISIT } from '../visit.messages.ts';
import { VisitMap } from '../visit-map.tsx';

const MOVES: Readonly<Record<string, { readonly label: Text; readonly done?: Text }>> = visitWorkflow.moves;

/** @param named its place stands over it already */
export function VisitBody({ visit }: { visit: VisitDetail }) {
  const t = useT(VISIT);
  const { start_photo, end_photo, signature, documents } = visit;
  const pictures = [
    { label: VISIT.started, file: start_photo },
    { label: VISIT.ended, file: end_photo },
    { label: VISIT.signature, file: signature },
  ];
  return (
    <>
      <VisitFacts visit={visit} />
      {visit.entries.length > 0 && <Entries visit={visit} />}
      {visit.erased && <p className="quiet small flush">{t('erased', { n: POSITION_DAYS })}</p>}
      {pictures.map(
        ({ label, file }) =>
          file && (
            <DetailSection key={file.file} title={label}>
              <FileFrame>
                <FileView file={file} />
              </FileFrame>
            </DetailSection>
          ),
      )}
      {documents.length > 0 && (
        <DetailSection title={VISIT.documents}>
          <ul className="list small">
            {documents.map(({ file, name, url, ext }) => (
              <li key={file}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <FileMark ext={ext} url={url} /> {name}
                </a>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <VisitMap visits={[visit]} named={false} whole onVisit={() => undefined} />
      <Timeline entries={visit.timeline} actionLabel={(action) => MOVES[action]?.done ?? MOVES[action]?.label ?? action} />
    </>
  );
}

function VisitFacts({ visit }: { visit: VisitDetail }) {
  const t = useT(VISIT);
  const say = useSay();
  const { locale } = useLocale();
  const { planned_date, planned_start_time, planned_end_time, flags, companions, km, travel_km, km_reason, distance_m } = visit;
  const times = [planned_start_time, planned_end_time].filter(Boolean).map((time) => formatTime(time, locale));
  const kilometres = (n: number) => t('km', { n: n.toFixed(2) });
  return (
    <Facts
      items={[
        { label: VISIT.number, value: visit.number },
        { label: VISIT.type, value: say(TYPE_NAMES[visit.type]) },
        { label: VISIT.purpose, value: visit.purpose, wide: true },
        { label: VISIT.place, value: [visit.place.name, visit.place.address].filter(Boolean).join(', '), wide: true },
        { label: VISIT.date, value: <DateText value={visit.date} /> },
        ...(planned_date
          ? [{ label: VISIT.planned, value: [planned_date === visit.date ? null : <DateText key="day" value={planned_date} />, times.join(' – ')] }]
          : []),
        { label: VISIT.in, value: <At value={visit.started_at} /> },
        { label: VISIT.out, value: <At value={visit.ended_at} /> },
        { label: VISIT.duration, value: <Duration minutes={visit.duration_minutes} /> },
        { label: VISIT.outcome, value: visit.outcome && say(OUTCOME_NAMES[visit.outcome]) },
        ...(distance_m === null ? [] : [{ label: VISIT.distance, value: t('metres', { n: distance_m }) }]),
        { label: VISIT.travel, value: km !== null && kilometres(km) },
        ...(km_reason
          ? [
              { label: VISIT.line, value: travel_km !== null && kilometres(travel_km) },
              { label: VISIT.reason, value: km_reason, wide: true },
            ]
          : []),
        ...(visit.contact_person || visit.contact_phone
          ? [{ label: VISIT.contactPerson, value: [visit.contact_person, visit.contact_phone].filter(Boolean).join(', '), wide: true }]
          : []),
        ...(companions.length > 0 ? [{ label: VISIT.companions, value: companions.map(({ name }) => name).join(', '), wide: true }] : []),
        ...(visit.notes ? [{ label: VISIT.notes, value: visit.notes, wide: true }] : []),
        ...(visit.signed_by ? [{ label: VISIT.signedBy, value: visit.signed_by }] : []),
        ...(flags.length > 0 ? [{ label: VISIT.flags, value: flags.map((flag) => say(FLAG_NAMES[flag])).join(', '), wide: true }] : []),
      ]}
    />
  );
}

function Entries({ visit: { entries } }: { visit: VisitDetail }) {
  const t = useT(VISIT);
  return (
    <DetailSection title={VISIT.recorded}>
      <ul className="list small">
        {entries.map(({ type, recorded_at, distance_m, accuracy_m, remark }) => (
          <li key={`${type} ${recorded_at}`}>
            {t(type === 'start' ? 'started' : 'ended')} <DateText value={recorded_at} kind="full" />
            <span className="quiet">
              {distance_m !== null && ` · ${t('metres', { n: distance_m })}`}
              {accuracy_m !== null && ` · ${t('accuracy', { n: accuracy_m })}`}
              {remark && ` · ${remark}`}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
