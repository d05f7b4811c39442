import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { emergencySummary } from '../../contract/emergency/emergency.endpoints.ts';
import { operationSummary } from '../../contract/operation/operation-summary.endpoints.ts';
import { BOARD } from './board.messages.ts';

const ALARMS = '/patrol/ops/emergency';

/** Today in figures; it reads again each minute, for points are missed by the clock. */
export function OperationTiles() {
  const t = useT(BOARD);
  const seesAlarms = useCan(ALARMS);
  const sums = useEndpoint(operationSummary, {}, { quiet: true, refetchInterval: 60_000 }).data?.data;
  const alarms = useEndpoint(emergencySummary, {}, { quiet: true, enabled: seesAlarms }).data?.data;
  return (
    <Tiles
      tiles={[
        { name: t('operations'), value: sums?.operations ?? '–', note: sums ? t('going', { n: sums.on_going }) : undefined },
        {
          name: t('onPost'),
          value: sums ? t('onPostOf', { n: sums.on_duty, all: sums.planned }) : '–',
          note: sums && sums.absent > 0 ? t('absent', { n: sums.absent }) : undefined,
        },
        { name: t('completion'), value: sums?.completion_percent == null ? '–' : t('percent', { n: sums.completion_percent }) },
        { name: t('late'), value: sums?.late ?? '–' },
        { name: t('missed'), value: sums?.missed ?? '–' },
        ...(seesAlarms
          ? [
              {
                name: t('alarms'),
                value: alarms?.open ?? '–',
                note: alarms && alarms.waiting > 0 ? t('waiting', { n: alarms.waiting }) : undefined,
                href: ALARMS,
              },
            ]
          : []),
      ]}
    />
  );
}
