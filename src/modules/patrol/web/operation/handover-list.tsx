/** How a shift was handed over to the next, as the occurrence book says. */
import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { FIELD_NAMES } from '../../contract/logbook/log-words.ts';
import type { OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION as W } from '../operation.messages.ts';

/** A shift that is over and left nothing is marked. */
export function HandoverList({ operation }: { operation: OperationDetail }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { handovers, handed_over } = operation;
  if (handovers.length === 0 && handed_over !== false) return null;
  return (
    <DetailSection title={W.handover} action={handed_over === false && <StatusChip status={null} label={W.notHandedOver} colour="warning" />}>
      {handovers.length === 0 && <p className="quiet small">{t('noHandover')}</p>}
      <ul className="bare">
        {handovers.map(({ entry_no, at, from, to, checklist, pending }) => (
          <li key={entry_no}>
            {t('handedOver', { time: formatClock(at, zone, locale), from, to })}
            <span className="quiet small">
              {' '}
              {say(FIELD_NAMES.checklist)}: {checklist}
              {pending && ` · ${say(FIELD_NAMES.pending)}: ${pending}`}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
