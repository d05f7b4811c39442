import { Button } from '@mantine/core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText, useTimeZone } from '#platform/web/ui/values.tsx';
import { FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import { showFaceRecord, type FaceRow } from '../../contract/record/record.endpoints.ts';
import { FACE } from '../face.messages.ts';
import { Confidence, MatchChip } from './face-columns.tsx';
import classes from './face.module.css';

export interface FaceDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly onAssign: (face: FaceRow) => void;
}

/** One face, beside the picture of the enrolment. */
export function FaceDrawer({ id, close, onAssign }: FaceDrawerProps) {
  const t = useT(FACE);
  const tw = useT(FACE_WORDS);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showFaceRecord, { id }, { quiet: true, keepPrevious: false });
  const face = data?.data;
  const assign = (of: FaceRow) => {
    close();
    onAssign(of);
  };
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={face ? (face.employee?.name ?? t('unknown')) : FACE.title}
      badge={face && <MatchChip status={face.match_status} />}
      actions={face && <Button onClick={() => assign(face)}>{t('assign')}</Button>}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {face && (
          <>
            {face.image || face.enrolment_image ? (
              <div className={classes['pair']}>
                <Picture caption={t('seen')} src={face.image?.url} alt={t('faceOf', { at: formatDateTime(face.recorded_at, zone, locale) })} />
                {face.employee && <Picture caption={t('enrolledAs')} src={face.enrolment_image?.url} alt={t('enrolledFace', { name: face.employee.name })} />}
              </div>
            ) : (
              <p className="quiet small flush">{t('noPicture')}</p>
            )}
            <Facts
              items={[
                { label: FACE.time, value: <DateText value={face.recorded_at} kind="datetime" /> },
                { label: FACE.received, value: <DateText value={face.received_at} kind="datetime" /> },
                { label: FACE.device, value: [face.device.name, face.place].filter(Boolean).join(' · ') },
                { label: FACE.person, value: face.device_person_id },
                { label: FACE.confidence, value: <Confidence value={face.confidence} /> },
                { label: FACE.liveness, value: face.liveness !== null && `${t('share', { n: Math.round(face.liveness) })} (${t('livenessHint')})` },
                { label: FACE.temperature, value: face.temperature !== null && t('degrees', { n: face.temperature.toFixed(1) }) },
                { label: FACE.direction, value: face.direction && tw(face.direction) },
                { label: FACE.punch, value: face.punch && t(face.punch.type) },
                { label: FACE.marks, value: face.flags.map((flag) => tw(flag)).join(', ') },
                { label: FACE.remark, value: face.remark, wide: true },
              ]}
            />
          </>
        )}
      </Loaded>
    </DetailDrawer>
  );
}

function Picture({ caption, src, alt }: { caption: string; src: string | undefined; alt: string }) {
  const t = useT(FACE);
  return (
    <figure>
      {src ? <img src={src} alt={alt} /> : <p className="quiet">{t('noPicture')}</p>}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
