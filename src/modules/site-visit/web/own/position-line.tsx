import { Button } from '@mantine/core';
import type { usePosition } from '#platform/web/field/use-position.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { OWN } from './own.messages.ts';

/** Where one is, and a button that asks the device. */
export function PositionLine({ location }: { location: ReturnType<typeof usePosition> }) {
  const t = useT(OWN);
  const { fix, busy, find: ask } = location;
  return (
    <div className="small">
      {fix ? t('position', { n: Math.round(fix.accuracy) }) : t('noPosition')}{' '}
      {!fix && (
        <Button variant="default" size="xs" loading={busy} onClick={() => void ask()}>
          {t('find')}
        </Button>
      )}
    </div>
  );
}
