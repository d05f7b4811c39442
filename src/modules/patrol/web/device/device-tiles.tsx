import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { deviceSummary, LOW_BATTERY } from '../../contract/device/device.register.ts';
import { PATROL_DEVICE as W } from './device.messages.ts';

/** Active devices in figures; a device falls silent by the clock, so it reads again each minute. */
export function DeviceTiles() {
  const t = useT(W);
  const sums = useEndpoint(deviceSummary, {}, { quiet: true, refetchInterval: 60_000 }).data?.data;
  return (
    <Tiles
      tiles={[
        { name: t('online'), value: sums?.online ?? '–' },
        { name: t('offline'), value: sums?.offline ?? '–' },
        { name: t('lowBattery', { n: LOW_BATTERY }), value: sums?.low ?? '–' },
      ]}
    />
  );
}
