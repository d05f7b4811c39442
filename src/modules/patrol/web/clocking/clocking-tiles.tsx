import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { clockingSummary } from '../../contract/operation/clocking.endpoints.ts';
import { CLOCKING as W } from './clocking.messages.ts';

/** Today in figures: scans, what waits for a decision, and whether guards answered that all is well. */
export function ClockingTiles() {
  const t = useT(W);
  const sums = useEndpoint(clockingSummary, {}, { quiet: true }).data?.data;
  const welfare = sums?.welfare;
  return (
    <Tiles
      tiles={[
        { name: t('today'), value: sums?.scans ?? '–', ...(sums && sums.late > 0 && { note: t('lateToday', { n: sums.late }) }) },
        { name: t('undecided'), value: sums?.undecided ?? '–' },
        { name: t('handToday'), value: sums?.manual ?? '–' },
        ...(welfare ? [{ name: t('welfare'), value: `${welfare.checks - welfare.missed} / ${welfare.checks}`, note: t('welfareNote', welfare) }] : []),
      ]}
    />
  );
}
