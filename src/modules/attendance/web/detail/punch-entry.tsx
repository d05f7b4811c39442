import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { AttendanceDetail } from '../../contract/own/own-attendance.endpoints.ts';
import { FLAG_WORDS, SOURCE_WORDS } from '../attendance-words.ts';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import { OWN } from '../own.messages.ts';
import { PunchChip } from './punch-chip.tsx';

/** A check-in or check-out with where it was made, by what, and its photo; one that was replaced says why. */
export function PunchEntry({ punch }: { punch: AttendanceDetail['punches'][number] }) {
  const t = useT(OWN);
  const labelOf = useLabel();
  const { type, at, place, distance_m, accuracy_m, position, source, remark, image, voided, by } = punch;
  const where = [
    place && distance_m !== null ? t('distance', { distance: distanceText(distance_m), place }) : place,
    accuracy_m !== null && t('accuracy', { n: Math.round(accuracy_m) }),
    position && position !== 'inside' && labelOf(FLAG_WORDS[position]),
  ];
  return (
    <li className="entry">
      <div className="lines">
        <span className="wrap">
          <strong>{t(type === 'checkin' ? 'checkIn' : 'checkOut')}</strong>
          <DateText value={at} kind="datetime" />
          {!voided && <PunchChip punch={punch} />}
        </span>
        <span className="note">{where.filter(Boolean).join(' · ')}</span>
        <span className="note">{[labelOf(SOURCE_WORDS[source]), by && t('by', { name: by })].filter(Boolean).join(' · ')}</span>
        {remark && <span className="small">{remark}</span>}
        {voided && <span className="small">{t('voided', { reason: voided })}</span>}
        {image && (
          <FileFrame>
            <FileView file={image} />
          </FileFrame>
        )}
      </div>
    </li>
  );
}
