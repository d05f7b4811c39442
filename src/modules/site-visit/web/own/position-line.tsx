import { Button } from '@mantine/core';
import type { usePosition } from '#platform/web/field/use-position.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import { VISIT } from '../visit.messages.ts';
import { OWN } from './own.messages.ts';

/** Where one is, a button that asks the device, and for how long it is kept. */
export function PositionLine({ location }: { location: ReturnType<typeof usePosition> }) {
  const t = useT(OWN);
  const visit = useT(VISIT);
  const { fix, busy, find: ask } = location;
  return (
    <div className="small">
      {fix ? t('position', { n: Math.round(fix.accuracy) }) : t('noPosition')}{' '}
      {!fix && (
        <Button variant="default" size="xs" loading={busy} onClick={() => void ask()}>
          {t('find')}
        </Button>
      )}
      <p className="quiet flush">{visit('kept', { n: POSITION_DAYS })}</p>
    </div>
  );
}
